import fc from 'fast-check';
import type { InboxItem } from '#contracts/inbox/item.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { type Sequences, step, type Step } from './kit/run.ts';
import { same, versionOf, world } from './kit/world.ts';
import { MessageModel, MINUTE, type Span } from './message/model.ts';

async function prepare(backend: Backend) {
  const { planId, as, userId, card } = await planHolder(backend);
  return { planId, as, userId, card: await card('good') };
}

type Real = Awaited<ReturnType<typeof world<Awaited<ReturnType<typeof prepare>>>>>;
type MessageStep = Step<MessageModel, Real>;

async function compare(model: MessageModel, { reads, as }: Real): Promise<void> {
  const query = { filter: { category: ['PAYMENT'] }, limit: 100 };
  const { items } = await reads<{ items: InboxItem[] }>('listInbox', { query, ...as });
  const receipts = items.filter(({ title }) => title.endsWith(' received'));
  same('receipts in the inbox', receipts.length, model.shown);
}

const named = (name: string, act: (model: MessageModel, real: Real) => Promise<void>): MessageStep =>
  step(name, async (model, real) => {
    await act(model, real);
    await compare(model, real);
  });

const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const spans = fc.constantFrom<Span | null>(null, [21 * 60, 8 * 60], [9 * 60, 12 * 60 + 30], [0, 6 * 60]);

const prefers = fc.record({ inApp: fc.boolean(), quiet: spans }).map(({ inApp, quiet }) =>
  named(
    `wants ${inApp ? '' : 'no '}messages in the application, ${quiet ? `and quiet from ${quiet.map(timeOf).join(' to ')}` : 'at any time'}`,
    async (model, real) => {
      const body = {
        channels: { inApp, email: false, sms: false, push: false },
        marketing: false,
        quietHours: quiet && { from: timeOf(quiet[0]), to: timeOf(quiet[1]) },
      };
      const version = real.backend.store.tables.users.get(real.userId)?.version ?? 0;
      await real.sends('updatePreferences', { body, ifMatch: `"${version}"`, ...real.as });
      Object.assign(model, { isWanted: inApp, quiet });
    },
  ),
);

const pays = fc.constant(
  named('pays 1.00', async (model, real) => {
    const part = { planId: real.planId, amount: euro(1_00), version: versionOf(real, real.planId) };
    const sources = [{ kind: 'CARD', cardTokenId: real.card, amountMinor: 1_00 }];
    await real.sends('payPlans', { body: { parts: [part], sources }, ...real.as });
    model.pays();
  }),
);

const waits = fc.constantFrom(1, 59, 5 * 60, 13 * 60).map((minutes) =>
  named(`${minutes} minutes pass`, async (model, real) => {
    await real.passes(minutes * MINUTE);
    model.passes(minutes * MINUTE);
  }),
);

/** Sequences about receipts of payments, which a customer may turn off or not receive in quiet hours. */
export async function messageSequences(): Promise<Sequences<MessageModel, Real>> {
  const real = await world(prepare);
  return {
    steps: [pays, prefers, waits, pays, waits],
    async begin() {
      await real.begin();
      return { model: new MessageModel(Date.parse(real.backend.store.clock.now())), real };
    },
  };
}
