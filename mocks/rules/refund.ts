import type { PaymentSourceKind } from '#contracts/payments/sources.ts';
import type { AllocatedPart } from './allocation.ts';
import type { LineBalance } from './line-balance.ts';
import { sum } from './sum.ts';

const isSame = (a: AllocatedPart, b: AllocatedPart) => a.lineNo === b.lineNo && a.component === b.component;

const amountOf = ({ amountMinor }: AllocatedPart) => amountMinor;

/** Returns how much of these parts is of the same line and component. */
const samePartOf = (part: AllocatedPart, parts: readonly AllocatedPart[]): number =>
  sum(
    parts.filter((other) => isSame(other, part)),
    amountOf,
  );

/**
 * Which parts of a payment a refund takes back (docs/domain.md, "Refunds"): the newest first, that is, in the reverse of
 * the order in which the money was used. So a refund in part opens the last line again and leaves earlier ones paid.
 *
 * @param amountMinor more than 0, at most what is left of the parts
 * @param parts where the payment went, in the order of `allocatePayment`; each line and component once
 * @param reversed what earlier refunds of the same payment have taken back
 * @returns parts that sum to the amount, the newest first
 */
export function reverseAllocations(
  amountMinor: number,
  parts: readonly AllocatedPart[],
  reversed: readonly AllocatedPart[],
): AllocatedPart[] {
  let left = amountMinor;
  return parts.toReversed().flatMap((part): AllocatedPart[] => {
    const taken = Math.min(left, part.amountMinor - samePartOf(part, reversed));
    left -= taken;
    return taken > 0 ? [{ ...part, amountMinor: taken }] : [];
  });
}

/**
 * Takes what is `wanted` off the parts of a payment, of those that were not refunded.
 *
 * @param parts where the payment went; each line and component once
 * @param reversed what refunds of the payment have taken back
 * @returns the parts that stay, and what was taken
 */
export function partsWithout(
  parts: readonly AllocatedPart[],
  reversed: readonly AllocatedPart[],
  wanted: readonly AllocatedPart[],
): { readonly rest: readonly AllocatedPart[]; readonly taken: readonly AllocatedPart[] } {
  const taken = parts.map((part) => {
    const standing = part.amountMinor - samePartOf(part, reversed);
    return { ...part, amountMinor: Math.min(standing, samePartOf(part, wanted)) };
  });
  const rest = parts.map((part) => ({ ...part, amountMinor: part.amountMinor - samePartOf(part, taken) }));
  const more = ({ amountMinor }: AllocatedPart) => amountMinor > 0;
  return { rest: rest.filter(more), taken: taken.filter(more) };
}

/** Returns what is left of `wanted` without what was taken. */
export const partsLeft = (
  wanted: readonly AllocatedPart[],
  taken: readonly AllocatedPart[],
): AllocatedPart[] =>
  wanted.map((part) => ({ ...part, amountMinor: part.amountMinor - samePartOf(part, taken) }));

/** Returns the first of the parts that this amount pays, the last of them perhaps in part. */
export function firstOf(parts: readonly AllocatedPart[], amountMinor: number): AllocatedPart[] {
  let left = amountMinor;
  return parts.flatMap((part): AllocatedPart[] => {
    const paid = Math.min(left, part.amountMinor);
    left -= paid;
    return paid > 0 ? [{ ...part, amountMinor: paid }] : [];
  });
}

/** Returns the parts with each line and component once. */
export const together = (parts: readonly AllocatedPart[]): AllocatedPart[] =>
  parts
    .filter((part, index) => parts.findIndex((other) => isSame(other, part)) === index)
    .map((part) => ({ ...part, amountMinor: samePartOf(part, parts) }));

/** Returns the line after its part of a refund; the same object if it has none. */
export function applyReversal<Line extends LineBalance>(
  line: Line,
  reversals: readonly AllocatedPart[],
): Line {
  const lineParts = reversals.filter((part) => part.lineNo === line.no);
  if (lineParts.length === 0) return line;
  const back = (component: AllocatedPart['component']) =>
    sum(
      lineParts.filter((part) => part.component === component),
      amountOf,
    );
  return {
    ...line,
    paidInterestMinor: line.paidInterestMinor - back('INTEREST'),
    paidPrincipalMinor: line.paidPrincipalMinor - back('PRINCIPAL'),
    paidFeeMinor: line.paidFeeMinor - back('FEE'),
  };
}

/**
 * Returns the line without its part of these, which is not asked for any more either: a withdrawal gives interest back, and what
 * is refunded of a plan that was withdrawn is not owed, also if the plan is opened again later.
 */
export function takenOff<Line extends LineBalance>(line: Line, reversals: readonly AllocatedPart[]): Line {
  const after = applyReversal(line, reversals);
  return {
    ...after,
    interestMinor: line.interestMinor - line.paidInterestMinor + after.paidInterestMinor,
    principalMinor: line.principalMinor - line.paidPrincipalMinor + after.paidPrincipalMinor,
  };
}

interface SourcePart {
  readonly kind: PaymentSourceKind;
  readonly label: string;
  readonly amount: number;
}

/**
 * Where the money of a refund goes: first to the card or bank account, up to what it paid; the rest to the wallet, for
 * what was paid with anything else.
 *
 * @param amountMinor more than 0, at most what is left of the payment
 * @param given where earlier refunds of the same payment went
 */
export function refundDestinations(
  amountMinor: number,
  sources: readonly SourcePart[],
  given: readonly SourcePart[],
): SourcePart[] {
  const bank = sources.find(({ kind }) => kind === 'CARD' || kind === 'BANK');
  const givenBack = sum(
    given.filter(({ kind }) => kind !== 'WALLET'),
    ({ amount }) => amount,
  );
  const toBank = Math.min(amountMinor, Math.max(0, (bank?.amount ?? 0) - givenBack));
  const toWallet = amountMinor - toBank;
  return [
    ...(bank && toBank > 0 ? [{ kind: bank.kind, label: bank.label, amount: toBank }] : []),
    ...(toWallet > 0 ? [{ kind: 'WALLET', label: 'Wallet', amount: toWallet } as const] : []),
  ];
}

/** Returns what the bank can take back of a payment, in minor units: the card's part, less what was returned to the card. */
export function chargeable(sources: readonly SourcePart[], given: readonly SourcePart[]): number {
  const ofCard = (parts: readonly SourcePart[]) =>
    sum(
      parts.filter(({ kind }) => kind === 'CARD'),
      ({ amount }) => amount,
    );
  return ofCard(sources) - ofCard(given);
}
