import { after, businessDate, DAY, MINUTE } from '#mocks/business-time.ts';
import { fillAdministration } from './administration.ts';
import { signInCode } from '#mocks/commands/create-challenge.ts';
import { sender } from '#mocks/core/messages.ts';
import { issueCode } from '#mocks/resources/auth/one-time-code.ts';
import { provenContactOf, recipient } from '#mocks/resources/users/contact.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { BUSINESS_CURRENCY } from '#mocks/format.ts';
import { newAssessment } from '#mocks/resources/orders/assessment.ts';
import { invariant } from '#mocks/invariant.ts';
import { lastPausedDay } from '#mocks/rules/dispute.ts';
import { fillAudit } from './audit.ts';
import { fillBasics } from './basics.ts';
import { offerCollateral } from './collateral.ts';
import { fillBatches, fillWrongPins } from './batches.ts';
import { fillAccounts, fillUnderWay, soldOut } from './administered.ts';
import { fillNotifications } from './notifications.ts';
import { fillCatalogue, itemsOf } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { fillInbox } from './inbox.ts';
import { mira, miraPurchases } from './mira.ts';
import { enterPin, fillScratchcards } from './scratchcards.ts';
import { drawPerson } from './people.ts';
import type { PurchaseOutcome } from './purchase.ts';
import type { Scenario, Transaction } from './scenario.ts';

/** Each state has two orders, so that one can be cancelled while the other continues. */
const open: readonly PurchaseOutcome[] = [
  'DRAFT',
  'DRAFT',
  'QUOTED',
  'QUOTED',
  'READY_TO_CONFIRM',
  'AWAITING_DOWN_PAYMENT',
  'AWAITING_DOWN_PAYMENT',
  'CANCELLED',
  'EXPIRED',
  'QUOTED',
  'QUOTED',
];

/** Saves the card with which the main customer pays. */
function saveCard({ tables, clock }: Transaction, { id }: UserRecord): void {
  const card = tables.cardTokens.all().find(({ userId }) => userId === id);
  const user = tables.users.get(id);
  if (!card || !user) return;
  const saved = { cardTokenId: card.id, name: 'Household', savedAt: after(clock.now(), -DAY) };
  tables.users.replace({ ...user, savedCards: [saved] });
}

/** Adds a saved view of payments for the administrator who is signed in. */
function fillSavedViews({ tables, random, clock }: Transaction): void {
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
function fillCollateral(transaction: Transaction): void {
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
  ] as const) {
    offerCollateral(transaction, order, offered);
  }
}

/**
 * Adds codes: one that was entered and confirms the ready order; one with which a new customer can log in; and one
 * for the customer with a tag, which can be sent again.
 */
function fillCodes(transaction: Transaction, buyer: UserRecord): void {
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
function fillDispute({ tables, clock }: Transaction): void {
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

/** Adds declined budgets to the last two quoted orders; one of them waits for a review. */
function fillBudgets({ tables }: Transaction): void {
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
    const declined = newAssessment({ id, userId, quote, budget, now, validUntil });
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

export const oneOfEach: Scenario = {
  description: 'Mira Okafor with an order in every state: what the examples of contracts/openapi.json name.',
  populate(transaction) {
    const { random, clock } = transaction;
    const buyer = {
      ...mira(random),
      creditLimit: { amountMinor: 20_000_00, currency: 'EUR' } as const,
      dataReadyUntil: after(clock.now(), 7 * DAY),
      notes: [
        {
          no: 1,
          text: 'Prefers to be called in the evening',
          dueOn: null,
          doneAt: null,
          byName: 'Ada Admin',
          createdAt: after(clock.now(), -DAY),
        },
      ],
      openNotes: 1,
    };
    const common = { buyer, dueDay: null, offerCode: 'PAY4', paysUntil: Infinity } as const;
    const secured = {
      ...common,
      at: after(clock.now(), -30 * MINUTE),
      items: itemsOf(['ESPRESSO-01']),
      offerCode: 'SEC24',
      outcome: 'COLLATERAL_REQUIRED',
      declinedFirst: false,
    } as const;
    const orders = open.map((outcome, index) => ({
      ...common,
      at: after(clock.now(), (index - 20) * MINUTE),
      items: itemsOf(['HEADPHONES-01']),
      outcome,
      // The second order that awaits its down payment has a declined payment.
      declinedFirst: outcome === 'AWAITING_DOWN_PAYMENT' && open[index - 1] === outcome,
    }));
    // Another customer's purchases, for the administration: a down payment above one person's refund limit, a
    // declined one, and a draft of yesterday.
    const other = { ...drawPerson(random, 1, buyer.createdAt), creditLimit: buyer.creditLimit };
    const others = [
      {
        ...common,
        buyer: other,
        at: after(clock.now(), -3 * DAY),
        items: itemsOf(['EBIKE-01', 'ESPRESSO-01', 'CAMERA-01', 'ARMCHAIR-01']),
        offerCode: 'STD12',
        outcome: 'PAID',
        declinedFirst: false,
      },
      {
        ...common,
        buyer: other,
        at: after(clock.now(), -2 * DAY),
        items: itemsOf(['HEADPHONES-01']),
        outcome: 'AWAITING_DOWN_PAYMENT',
        declinedFirst: true,
      },
      {
        ...common,
        buyer: other,
        at: after(clock.now(), -1 * DAY),
        items: itemsOf(['HEADPHONES-01']),
        outcome: 'DRAFT',
        declinedFirst: false,
      },
    ] as const;
    /** A plan that has just started, so that the customer can withdraw from it. */
    const fresh = {
      ...common,
      at: after(clock.now(), -3 * DAY),
      items: itemsOf(['HEADPHONES-01']),
      outcome: 'PAID',
      declinedFirst: false,
    } as const;
    /** Plans with late fees for the administration; the two oldest are in default. */
    const third = { ...drawPerson(random, 3, buyer.createdAt), creditLimit: buyer.creditLimit };
    const late = [-165, -160, -60, -60].map((days, index) => ({
      ...common,
      buyer: index === 0 ? third : other,
      at: after(clock.now(), days * DAY),
      items: itemsOf(['ESPRESSO-01']),
      offerCode: 'STD6',
      paysUntil: 0,
      outcome: 'PAID' as const,
      declinedFirst: false,
    }));
    fillCatalogue(transaction);
    const next = fillHistory(transaction, {
      people: [buyer, other, third],
      purchases: [...miraPurchases(buyer), ...late, fresh, ...others, secured, ...orders],
      firstPlanNumber: 1,
    });
    saveCard(transaction, buyer);
    fillBasics(transaction, next);
    fillCollateral(transaction);
    fillBatches(transaction, [soldOut]);
    fillWrongPins(transaction);
    fillScratchcards(transaction, buyer);
    fillNotifications(transaction);
    fillAudit(transaction);
    fillAdministration(transaction);
    fillUnderWay(transaction);
    fillAccounts(transaction, buyer);
    fillCodes(transaction, buyer);
    fillBudgets(transaction);
    fillDispute(transaction);
    fillInbox(transaction, buyer);
    fillSavedViews(transaction);
    enterPin(transaction, buyer);
  },
};
