import type { ProviderEvent } from '#contracts/payments/payment.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { PaymentRecord } from './record.ts';

/** The kinds of sources that are charged by a payment provider. */
const isProvided = ({ kind }: { readonly kind: string }) => kind === 'CARD' || kind === 'BANK';

/** Returns the requests to the provider about a payment and its answers, oldest first. */
export function providerEventsOf(
  { refunds }: Pick<Reads, 'refunds'>,
  { id, attempts, sources, currency, status }: PaymentRecord,
): ProviderEvent[] {
  const provided = sources.filter(isProvided);
  const amount = { amountMinor: sum(provided, (source) => source.amount), currency };
  if (amount.amountMinor === 0) return [];
  const isBank = provided.some(({ kind }) => kind === 'BANK');
  const charges = attempts.flatMap(({ id: reference, startedAt, endedAt, result, code }): ProviderEvent[] => {
    const about = { reference, amount, code: null };
    const takesLonger = isBank || (result === null && status === 'PENDING');
    const begun: ProviderEvent[] = [{ ...about, at: startedAt, type: 'charge.requested' }];
    if (takesLonger) begun.push({ ...about, at: startedAt, type: 'charge.pending' });
    if (code === 'not-confirmed' || (result === null && status === 'REQUIRES_ACTION'))
      begun.push({ ...about, at: startedAt, type: 'charge.action_required' });
    if (result === null || endedAt === null) return begun;
    const type = result === 'SUCCEEDED' ? 'charge.succeeded' : 'charge.declined';
    return [...begun, { ...about, at: endedAt, type, code }];
  });
  const returned = refunds.by('paymentId', id).flatMap((refund): ProviderEvent[] => {
    const back = sum(refund.destinations.filter(isProvided), (part) => part.amount.amountMinor);
    if (back === 0) return [];
    const type = refund.reason === 'CHARGE_BACK' ? 'charge.disputed' : 'refund.succeeded';
    const given = { amountMinor: back, currency };
    return [{ at: refund.createdAt, type, reference: refund.id, amount: given, code: null }];
  });
  return [...charges, ...returned].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
