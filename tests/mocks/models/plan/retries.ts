import fc from 'fast-check';
import { byCard } from '#tests/kit/sources.ts';
import { step } from '#tests/suite/models/step.ts';
import { received } from './payments.ts';
import { type CardName, compare, type PlanStep } from './real.ts';

/** The newest payment that the bank has declined. */
export const retriesBy = (by: CardName): PlanStep =>
  step(`tries what was declined again with a ${by} card`, async (model, real) => {
    const declined = model.declined.at(-1);
    if (!declined) return;
    const { id, amount } = declined;
    const params = { paymentId: id };
    const call = { params, body: byCard(real.cards[by], amount), ...real.as };
    if (await real.sends('retryPayment', call, model.refusesRetry(declined))) {
      if (by === 'poor') {
        declined.attempts += 1;
        declined.after = model.waits;
        model.failedToday += 1;
      } else {
        model.declined.pop();
        const payment = { purpose: 'INSTALMENT', amount, mode: null } as const;
        if (by === 'slow') model.pending = payment;
        else await received(model, real, payment);
      }
    }
    await compare(model, real);
  });

export const retries = fc.constantFrom<CardName>('good', 'good', 'poor', 'slow').map(retriesBy);
