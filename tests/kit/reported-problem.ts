import { planOf } from './administered.ts';
import { administrators } from './people.ts';
import { planHolder } from './plans.ts';
import type { Provider } from './provider.ts';

export const notArrived = { reason: 'NOT_ARRIVED', text: 'The parcel should have come on Monday.' } as const;

/** The worked example, whose first instalment is due on 10 February 2027 and charged a fee of 8.00 on the 16th. */
export async function planToReport(backend: Provider) {
  const holder = await planHolder(backend);
  const { params, planId } = holder;
  return {
    holder,
    reports: (given: { readonly reason: 'NOT_ARRIVED' | 'RETURNED'; readonly text: string } = notArrived) =>
      backend.done(200, 'openDispute', { params, body: given }, holder.as),
    async answers(answer = 'It was sent again and comes on Friday.') {
      const support = { token: await backend.signIn(administrators.SUPPORT) };
      const ifMatch = `"${(await planOf(backend, planId)).version}"`;
      return backend.done(200, 'answerDispute', { params, body: { answer } }, { ...support, ifMatch });
    },
    fees: async () => (await holder.plan()).fees.amountMinor,
  };
}
