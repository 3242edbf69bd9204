import type { PaymentSource } from '#contracts/payments/sources.ts';
import { sum } from './sum.ts';

interface Part {
  readonly kind: PaymentSource['kind'];
  readonly label: string;
  /** In minor units. */
  readonly amount: number;
}

interface Paid {
  readonly sources: readonly Part[];
  /** Where refunds of it went. */
  readonly given: readonly Part[];
}

const isBank = ({ kind }: Part) => kind === 'CARD' || kind === 'BANK';
const bankPart = (parts: readonly Part[]) => sum(parts.filter(isBank), ({ amount }) => amount);

/** Where what a wallet holds can be returned to when its account is deleted (docs/domain.md, "Accounts"). */
export interface WalletReturn {
  /** The card or bank account that paid last; null if none has. */
  readonly to: string | null;
  /** What cards and bank accounts have paid and did not get back, in minor units. */
  readonly max: number;
}

/** @param payments whose money has come, oldest first */
export const walletReturn = (payments: readonly Paid[]): WalletReturn => ({
  to: payments.flatMap(({ sources }) => sources.filter(isBank)).at(-1)?.label ?? null,
  max: sum(payments, ({ sources, given }) => bankPart(sources) - bankPart(given)),
});
