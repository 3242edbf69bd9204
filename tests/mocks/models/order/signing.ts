import type { Order } from '#contracts/orders/order.ts';
import { choosePolicyProfile } from '#mocks/resources/settings.ts';
import { codeFor } from '#tests/kit/person.ts';
import { named } from './real.ts';

/** What is wrong with a signature. */
export type Mistake = 'other figures' | 'other terms' | 'no code' | null;

const refusals: Readonly<Record<string, readonly string[]>> = {
  'other figures': ['quote-expired'],
  'other terms': ['terms-outdated'],
  'no code': ['otp-invalid'],
};

/** Signs an order whose quote is a minute old. */
export const signs = (mistake: Mistake = null) =>
  named(`signs with ${mistake ?? 'no mistake'}`, async (model, real) => {
    const { as, backend, reads } = real;
    const params = { orderId: model.id };
    await real.passes(61_000); // after the code for logging in
    const { quoteId } = await reads<Order>('getOrder', { params, ...as });
    const quote = backend.store.tables.quotes.get(quoteId ?? '');
    if (!quote) throw new Error('The order has no quote');
    const challenge = await backend.done(
      201,
      'createChallenge',
      codeFor({ orderId: model.id, id: quote.id }),
      as,
    );
    const typed = { params: { challengeId: challenge.id }, body: { code: backend.newMessage().code } };
    if (mistake !== 'no code') await backend.done(200, 'verifyChallenge', typed, as);
    const right = await real.signature(quote.hash, challenge.id);
    const body = {
      ...right,
      ...(mistake === 'other figures' && { quoteHash: '0'.repeat(64) }),
      ...(mistake === 'other terms' && { terms: { ...right.terms, version: '2025-01' } }),
    };
    const codes = mistake === null ? [] : refusals[mistake];
    if (await real.sends('confirmOrder', { params, body, ...as }, codes))
      model.status = 'AWAITING_DOWN_PAYMENT';
  });

export const choosesUnknown = named('chooses an offer that does not exist', async (model, real) => {
  const body = { offerCode: 'STD7', downPaymentBps: null, dueDay: null };
  await real.sends('createQuote', { params: { orderId: model.id }, body, ...real.as }, ['offer-unavailable']);
});

/** Changes what the law allows. */
export const forbidsInterest = named('interest is not allowed any more', async (model, { backend }) => {
  await choosePolicyProfile(backend.store, 'UK_DPC');
  model.allowsInterest = false;
});

/** Changes an offer. */
export const needsNoCollateral = (which: number) =>
  named(`offer ${which} needs no collateral any more`, async (model, { backend }) => {
    const offer = model.offers[which];
    if (!offer) return;
    offer.secured = false;
    await backend.store.transact(({ tables }) => {
      const row = tables.offers.get(offer.code);
      if (row) tables.offers.replace({ ...row, terms: { ...row.terms, collateralRequired: false } });
    });
  });

export const statesYen = named('states a budget in yen', async (model, real) => {
  const amount = { amountMinor: 1_000, currency: 'JPY' };
  const body = { monthlyIncome: amount, monthlyExpenses: amount, existingObligations: amount };
  await real.sends('createAssessment', { params: { orderId: model.id }, body, ...real.as }, [
    'currency-mismatch',
  ]);
});
