import fc from 'fast-check';
import type { InboxItem } from '#contracts/inbox/item.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';
import type { Sequences } from './kit/run.ts';
import { step, type Step } from '#tests/suite/models/step.ts';
import { same, versionOf, world } from './kit/world.ts';
import { type Kind, MessageModel, MINUTE, type Span } from './message/model.ts';

/** A customer with a plan, at midday of its first due date. */
async function prepare(backend: Backend) {
  const holder = await planHolder(backend);
  await holder.until('2027-02-10');
  const { planId, as, userId, card } = holder;
  const cards = { good: await card('good'), poor: await card('poor') };
  const admin = { token: await backend.signIn(people.administrator) };
  const paymentId = backend.store.tables.payments.by('planId', planId)[0]?.id ?? '';
  return { planId, paymentId, as, admin, userId, cards };
}

type Real = Awaited<ReturnType<typeof world<Awaited<ReturnType<typeof prepare>>>>>;
type MessageStep = Step<MessageModel, Real>;

const titles: Readonly<Record<Kind, RegExp>> = {
  received: / received$/,
  declined: / could not be charged$/,
  receipt: /^Receipt for /,
};

async function compare(model: MessageModel, { reads, as, backend }: Real): Promise<void> {
  const query = { filter: { category: ['PAYMENT'] }, limit: 100 };
  const { items } = await reads<{ items: InboxItem[] }>('listInbox', { query, ...as });
  for (const kind of ['received', 'declined', 'receipt'] as const)
    same(
      `${kind} in the inbox`,
      items.filter(({ title }) => titles[kind].test(title)).length,
      model.inboxCounts[kind],
    );
  const texts = backend.store.tables.messages.all().filter(({ text }) => titles.receipt.test(text));
  same('receipts by SMS', texts.filter(({ channel }) => channel === 'SMS').length, model.texts);
  same('texts', texts.length, model.texts);
}

const named = (name: string, act: (model: MessageModel, real: Real) => Promise<void>): MessageStep =>
  step(name, async (model, real) => {
    await act(model, real);
    await compare(model, real);
  });

const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const spans = fc.constantFrom<Span | null>(null, [21 * 60, 8 * 60], [9 * 60, 12 * 60 + 30], [0, 6 * 60]);

interface MessagePreferences {
  readonly inApp: boolean;
  readonly sms: boolean;
  readonly quiet: Span | null;
}

export const wishes = ({ inApp, sms, quiet }: MessagePreferences) =>
  named(
    `wants ${inApp ? '' : 'no '}messages in the application, ${sms ? '' : 'no '}SMS, ${quiet ? `and quiet from ${quiet.map(timeOf).join(' to ')}` : 'at any time'}`,
    async (model, real) => {
      const body = {
        channels: { inApp, email: true, sms, push: false },
        marketing: false,
        quietHours: quiet && { from: timeOf(quiet[0]), to: timeOf(quiet[1]) },
      };
      const version = real.backend.store.tables.users.get(real.userId)?.version ?? 0;
      await real.sends('updatePreferences', { body, ifMatch: `"${version}"`, ...real.as });
      Object.assign(model, { wants: { inApp, sms }, quiet });
    },
  );

const prefers = fc
  .record<MessagePreferences>({ inApp: fc.boolean(), sms: fc.boolean(), quiet: spans })
  .map(wishes);

export const paysBy = (card: 'good' | 'poor') =>
  named(`pays 1.00 with a ${card} card`, async (model, real) => {
    const part = { planId: real.planId, amount: euro(1_00), version: versionOf(real, real.planId) };
    const call = { body: { parts: [part], ...byCard(real.cards[card], 1_00) }, ...real.as };
    if (!(await real.sends('payPlans', call, model.refusesPayment))) return;
    if (card === 'good') model.pays();
    else model.isDeclined(false);
  });

export const retries = named('tries the newest payment that was declined again', async (model, real) => {
  const { tables } = real.backend.store;
  const declined = tables.payments.by('planId', real.planId).filter(({ status }) => status === 'FAILED');
  const newest = declined.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
  if (!newest) return;
  const call = { params: { paymentId: newest.id }, body: byCard(real.cards.poor, 1_00), ...real.as };
  if (await real.sends('retryPayment', call, model.refusesRetry)) model.isDeclined(true);
});

export const receipts = named('is sent the receipt of the down payment', async (model, real) => {
  const params = { paymentId: real.paymentId };
  const version = real.backend.store.tables.payments.get(real.paymentId)?.version;
  const call = { params, ...real.admin, ifMatch: `"${version}"` };
  if (await real.sends('sendPaymentReceipt', call, model.refusesReceipt)) model.sendsReceipt();
});

export const waitsFor = (minutes: number) =>
  named(`${minutes} minutes pass`, async (model, real) => {
    await real.passes(minutes * MINUTE);
    model.passes(minutes * MINUTE);
  });

const waits = fc.constantFrom(1, 59, 5 * 60, 13 * 60).map(waitsFor);

/** Three minutes are the shortest time. */
export const snoozesBriefly = named('snoozes a message for two minutes', async (model, real) => {
  const [item] = real.backend.store.tables.inbox
    .by('userId', real.userId)
    .filter(({ status }) => status === 'UNREAD');
  if (!item) return;
  const body = { status: 'SNOOZED', snoozedUntil: new Date(model.now + 2 * MINUTE).toISOString() };
  const call = { params: { inboxItemId: item.id }, body, ...real.as, ifMatch: `"${item.version}"` };
  await real.sends('updateInboxItem', call, ['validation-failed']);
});

/** Sequences about messages of payments, which a customer may turn off or not receive in quiet hours. */
export async function messageSequences(): Promise<Sequences<MessageModel, Real>> {
  const real = await world(prepare);
  const [pays, isDeclined] = [fc.constant(paysBy('good')), fc.constant(paysBy('poor'))];
  const again = fc.constantFrom(retries, receipts);
  return {
    steps: [pays, prefers, waits, isDeclined, again, again, waits],
    async begin() {
      await real.begin();
      return { model: new MessageModel(Date.parse(real.backend.store.clock.now())), real };
    },
  };
}
