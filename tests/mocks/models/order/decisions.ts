import fc from 'fast-check';
import { named, type Real } from './real.ts';

const ifMatchOf = ({ backend }: Real, orderId: string) =>
  `"${backend.store.tables.orders.get(orderId)?.version}"`;

export const asksPerson = named('asks a person to decide about the budget', async (model, real) => {
  const call = { params: { orderId: model.id }, body: { note: null }, ...real.as };
  if (await real.sends('requestBudgetReview', call, model.refusesAsking)) model.review = 'PENDING';
});

export const personDecides = (decision: 'APPROVED' | 'DECLINED') =>
  named(`a person decides about the budget: ${decision}`, async (model, real) => {
    const body = { decision, reason: 'The rent falls in March.' };
    const ifMatch = ifMatchOf(real, model.id);
    const call = { params: { orderId: model.id }, body, ...real.admin, ifMatch };
    if (await real.sends('decideBudgetReview', call, model.refusesDeciding)) model.review = decision;
  });

export const isReminded = named('is reminded of the order', async (model, real) => {
  const body = { reason: 'The order is not finished' };
  const call = { params: { orderId: model.id }, body, ...real.admin, ifMatch: ifMatchOf(real, model.id) };
  if (await real.sends('remindOfOrder', call, model.refusesReminder)) model.remindedToday = true;
});

export const wantsMessages = (wanted: boolean) =>
  named(`wants ${wanted ? '' : 'no '}messages`, async (model, { sends, backend, userId, as }) => {
    const body = {
      channels: { inApp: wanted, email: false, sms: false, push: false },
      marketing: false,
      quietHours: null,
    };
    const ifMatch = `"${backend.store.tables.users.get(userId)?.version}"`;
    await sends('updatePreferences', { body, ifMatch, ...as });
    model.isReached = wanted;
  });

/** What persons decide about an order that its customer has not signed. */
export const decisions = fc.oneof(
  fc.constant(asksPerson),
  fc.constantFrom<'APPROVED' | 'DECLINED'>('APPROVED', 'APPROVED', 'DECLINED').map(personDecides),
  fc.constant(isReminded),
  fc.boolean().map(wantsMessages),
);
