import type { PaymentSourceKind } from '#contracts/payments/sources.ts';

interface Part {
  readonly kind: PaymentSourceKind;
  readonly amount: number;
}

/** Returns the main method of a payment: its card or bank transfer, else the source that pays the most. */
export function methodOf(sources: readonly Part[]): PaymentSourceKind {
  const bank = sources.find(({ kind }) => kind === 'CARD' || kind === 'BANK');
  const [largest] = sources.toSorted((a, b) => b.amount - a.amount);
  return (bank ?? largest)?.kind ?? 'CARD';
}
