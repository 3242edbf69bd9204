import { after, businessDate, DAY, MINUTE } from '#mocks/time/business-time.ts';
import { signInCode } from '#mocks/commands/auth/create-challenge.ts';
import { sender } from '#mocks/core/messages.ts';
import { BUSINESS_CURRENCY } from '#mocks/core/format.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { issueCode } from '#mocks/resources/auth/one-time-code.ts';
import { newAssessment } from '#mocks/resources/orders/assessment.ts';
import { provenContactOf, recipient } from '#mocks/resources/users/contact.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { SALE_NOTICE_DAYS } from '#mocks/rules/collateral.ts';
import { lastPausedDay } from '#mocks/rules/dispute.ts';
import { offerCollateral } from './collateral.ts';
import { askForReturn } from './goods-return.ts';
import type { Transaction } from './scenario.ts';

/** Adds a saved view of payments for the administrator who is signed in. */
export function fillSavedViews({ tables, random, clock }: Transaction): void {
  const maker = tables.administrators.find('email', 'admin@tranche.example');
  if (!maker) return;
  const createdAt = clock.now();
  tables.savedViews.insert({
    id: random.ulid('viw', createdAt),
    list: 'payments',
    name: 'Large failures',
    query: 'status=FAILED&sort=-amount',
    shared: true,
    isDefault: false,
    owner: { id: maker.id, name: maker.fullName },
    createdAt,
    version: 1,
  });
}

/** Adds collateral so that each of its actions is allowed somewhere. */
export function fillCollateral(transaction: Transaction): void {
  const { tables, clock } = transaction;
  const [order] = tables.orders.by('status', 'COLLATERAL_REQUIRED');
  if (!order) return;
  const at = after(clock.now(), -15 * MINUTE);
  const common = {
    type: 'GOLD_JEWELLERY',
    description: 'Gold chain, 750',
    declaredValue: 10_00,
    readable: false,
    at,
  } as const;
  const under = { ...common, status: 'UNDER_REVIEW', value: 10_00 } as const;
  for (const offered of [
    { ...common, status: 'DRAFT' },
    { ...common, status: 'DRAFT', documented: false },
    { ...common, status: 'DRAFT', documented: false },
    { ...common, status: 'DRAFT', documented: false },
    { ...common, status: 'DRAFT', uploading: true },
    { ...common, status: 'SUBMITTED' },
    under,
    under,
    under,
    under,
    { ...common, status: 'APPROVED', value: 10_00, attached: false },
    { ...common, status: 'RELEASE_PENDING', value: 10_00 },
    { ...common, status: 'SUBMITTED' },
  ] as const) {
    offerCollateral(transaction, order, offered);
  }
  const [defaultedPlan] = tables.plans.by('status', 'DEFAULTED');
  const defaultedOrder = tables.orders.get(defaultedPlan?.orderId ?? '');
  if (!defaultedOrder) return;
  const gold = { ...common, status: 'PLEDGED', declaredValue: 900_00, value: 900_00 } as const;
  offerCollateral(transaction, defaultedOrder, gold);
  const saleNoticeOn = daysAfter(businessDate(clock.now()), -SALE_NOTICE_DAYS);
  offerCollateral(transaction, defaultedOrder, { ...gold, saleNoticeOn });
}

/**
 * Adds codes: one that was entered and confirms the ready order; one with which a new customer can log in; and one
 * for the customer with a tag, which can be sent again.
 */
export function fillCodes(transaction: Transaction, buyer: UserRecord): void {
  const { tables, random, clock } = transaction;
  const now = clock.now();
  const context = { tables, random, caller: 'a phone' };
  const [order] = tables.orders.all().filter(({ status }) => status === 'READY_TO_CONFIRM');
  const quote = tables.quotes.get(order?.quoteId ?? '');
  const sentAt = after(now, -2 * MINUTE);
  const challenge = issueCode(
    { ...context, now: sentAt, send: () => undefined },
    {
      purpose: 'CONFIRM_ORDER',
      ...recipient(provenContactOf(buyer)),
      other: buyer.email,
      orderId: order?.id ?? null,
      userId: buyer.id,
      bindsTo: quote?.hash ?? null,
      text: (code) => code,
    },
  );
  tables.challenges.replace({ ...challenge, status: 'VERIFIED' });
  issueCode({ ...context, now, send: sender(transaction) }, signInCode('noor.new@example.com'));
  const tagged = tables.users.all().find(({ tags }) => tags.length > 0);
  if (tagged)
    issueCode({ ...context, now: sentAt, send: () => undefined }, signInCode(provenContactOf(tagged)));
}

/** Adds a reported problem with a plan that is paid off. */
export function fillDispute({ tables, clock }: Transaction): void {
  const plan = tables.plans.by('status', 'SETTLED')[0];
  invariant(plan, 'The scenario lacks a plan that is paid off.');
  const openedAt = after(clock.now(), -DAY);
  tables.plans.replace({
    ...plan,
    dispute: {
      reason: 'DAMAGED',
      text: 'The machine came without its pump.',
      openedAt,
      status: 'OPEN',
      pausedUntil: lastPausedDay('DAMAGED', businessDate(openedAt)),
      answer: null,
      closedAt: null,
    },
    version: plan.version + 1,
  });
}

/** Adds a return that the customer of a plan that is paid off has asked for. */
export function fillReturn(transaction: Transaction): void {
  const plan = transaction.tables.plans.by('status', 'SETTLED')[0];
  invariant(plan, 'The scenario lacks a plan that is paid off.');
  const lines = transaction.tables.orders.get(plan.orderId)?.lines ?? [];
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const text = 'The left one makes no sound.';
  askForReturn(transaction, plan, { items, text }, after(transaction.clock.now(), -DAY));
}

/** Adds declined budgets to the last two quoted orders; one of them waits for a review. */
export function fillBudgets({ tables }: Transaction): void {
  const quoted = tables.orders.all().filter(({ status }) => status === 'QUOTED');
  const euro = (amountMinor: number) => ({ amountMinor, currency: BUSINESS_CURRENCY });
  quoted.slice(-2).forEach((order, index) => {
    const quote = tables.quotes.get(order.quoteId ?? '');
    const assessment = tables.assessments.get(order.assessmentId ?? '');
    if (!quote || !assessment) return;
    const budget = {
      monthlyIncome: euro(1_000_00),
      monthlyExpenses: euro(950_00),
      existingObligations: euro(0),
    };
    const { id, userId, createdAt: now, validUntil } = assessment;
    const declined = newAssessment({
      id,
      userId,
      quote,
      budget,
      planInstalments: assessment.planInstalments.amountMinor,
      now,
      validUntil,
    });
    tables.assessments.replace(declined);
    const decided = { ...order, assessmentDecision: declined.decision, version: order.version + 1 };
    if (index === 0) {
      tables.orders.replace(decided);
      return;
    }
    const budgetReview = {
      status: 'PENDING',
      note: 'My rent falls in March.',
      requestedAt: now,
      reason: null,
      decidedAt: null,
    } as const;
    tables.orders.replace({ ...decided, budgetReview });
  });
}
