import type { Account } from '#contracts/books/account.ts';
import type { EntryKind } from '#contracts/books/posting.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { paidOn } from '#mocks/resources/payments/attempts.ts';
import type { PaymentRecord, RefundRecord } from '#mocks/resources/payments/record.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { sum } from '#mocks/rules/sum.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import type { Component } from './ends.ts';
import type { Leg } from './entry.ts';
import { isNotOwed } from './interest.ts';

/** A change of what is owed of a plan: more of it is positive. With the legs of other accounts it sums to 0. */
export interface Change {
  readonly id: string;
  readonly day: LocalDate;
  readonly kind: EntryKind;
  readonly paymentId: string | null;
  readonly owed: readonly (readonly [Component, number])[];
  readonly legs: readonly Leg[];
}

type Part = PaymentRecord['allocations'][number];

const componentOf = ({ lineNo, component }: Part): Component =>
  component === 'FEE' ? 'FEES' : component === 'PRINCIPAL' && lineNo === 0 ? 'DOWN_PAYMENTS' : component;

/** Returns parts of a plan as what is owed of it, more or less by them. */
const owedBy = (parts: readonly Part[], sign: 1 | -1) =>
  parts.map((part) => [componentOf(part), sign * part.amount.amountMinor] as const);

/** Money comes from a bank or a sale, or from what a customer has with the business. */
const accountOf = (kind: PaymentRecord['sources'][number]['kind']): Account =>
  kind === 'WALLET' || kind === 'SCRATCHCARD' ? 'CUSTOMER_CREDIT' : 'CASH';

/** What was bought and what late fees were charged and waived. */
export function chargesOf(plan: PlanRecord, activatedOn: LocalDate): Change[] {
  const none = { paymentId: null };
  const { id, financed, downPayment, lines } = plan;
  const fees = lines.flatMap(({ no, feeChargedMinor, feeChargedOn, feeWaivedMinor, feeWaivedOn }) => [
    ...(feeChargedOn === null
      ? []
      : [
          {
            ...none,
            id: `${id}.FEE-${no}`,
            day: feeChargedOn,
            kind: 'FEE' as const,
            owed: [['FEES', feeChargedMinor] as const],
            legs: [['FEE_INCOME', -feeChargedMinor] as const],
          },
        ]),
    ...(feeWaivedOn === null
      ? []
      : [
          {
            ...none,
            id: `${id}.FEE_WAIVED-${no}`,
            day: feeWaivedOn,
            kind: 'FEE_WAIVED' as const,
            owed: [['FEES', -feeWaivedMinor] as const],
            legs: [['FEES_WAIVED', feeWaivedMinor] as const],
          },
        ]),
  ]);
  return [
    {
      ...none,
      id: `${id}.PURCHASE`,
      day: activatedOn,
      kind: 'PURCHASE',
      owed: [
        ['PRINCIPAL', financed],
        ['DOWN_PAYMENTS', downPayment],
      ],
      legs: [['SALES', -(financed + downPayment)]],
    },
    ...fees,
  ];
}

/** A payment whose money came, as it was allocated then, and how parts of it were moved since. */
export function paymentChanges(payment: PaymentRecord): Change[] {
  const day = paidOn(payment);
  if (day === null) return [];
  const { id, allocations, walletCredit, moves, sources } = payment;
  const paymentId = id;
  const creditThen = walletCredit - sum(moves, ({ creditMinor }) => creditMinor);
  return [
    {
      id,
      day,
      kind: 'PAYMENT',
      paymentId,
      owed: [
        ...owedBy(allocations, -1),
        ...moves.flatMap(({ from, to }) => [...owedBy(from, -1), ...owedBy(to, 1)]),
      ],
      legs: [
        ...sources.map(({ kind, amount }): Leg => [accountOf(kind), amount]),
        ['CUSTOMER_CREDIT', -creditThen],
      ],
    },
    ...moves.map(({ on, from, to, creditMinor }, index): Change => ({
      id: `${id}.MOVED-${index + 1}`,
      day: on,
      kind: 'MOVED',
      paymentId,
      owed: [...owedBy(from, 1), ...owedBy(to, -1)],
      legs: [['CUSTOMER_CREDIT', -creditMinor]],
    })),
  ];
}

/** A refund or charge-back: what it paid is owed again, unless the plan was withdrawn. */
export function refundChanges(refund: RefundRecord): Change[] {
  const { id, paymentId, reason, reversals, destinations, fromWallet, uncovered, createdAt } = refund;
  const day = businessDate(createdAt);
  const given: Change = {
    id,
    day,
    kind: reason === 'CHARGE_BACK' ? 'CHARGE_BACK' : 'REFUND',
    paymentId,
    owed: owedBy(reversals, 1),
    legs: [
      ...destinations.map(({ kind, amount }): Leg => [accountOf(kind), -amount.amountMinor]),
      ['CUSTOMER_CREDIT', fromWallet.amountMinor],
      ['CHARGE_BACK_LOSSES', uncovered.amountMinor],
    ],
  };
  if (!isNotOwed(refund)) return [given];
  const principal = reversals.filter(({ component }) => component === 'PRINCIPAL');
  return [
    given,
    {
      id: `${id}.NOT_OWED`,
      day,
      kind: 'NOT_OWED',
      paymentId,
      owed: owedBy(principal, -1),
      legs: [['SALES', sum(principal, ({ amount }) => amount.amountMinor)]],
    },
  ];
}
