import { beforeAll, describe, expect, test } from 'vitest';
import { AdministratorRole } from '#contracts/permissions.ts';
import { scenarioNames } from '#mocks/scenarios/index.ts';
import { quoteHash } from '#mocks/resources/orders/quotes/hash.ts';
import { coverageOf } from '#mocks/rules/collateral.ts';
import { daysPastDue } from '#mocks/rules/line-status.ts';
import { firstDueOf } from '#mocks/rules/payoff.ts';
import { planSchedule } from '#mocks/rules/schedule.ts';
import { scheduledJobs } from '#mocks/jobs/schedule.ts';
import { type Situation, situationOf, sum } from './situation.ts';

const today = '2027-01-10';
const isOpen = (status: string) => status !== 'SETTLED' && status !== 'CANCELLED';

// One assertion over all rows at a time: thirty thousand expectations would take longer than the scenario.
describe.each(scenarioNames)('scenario %s', (name) => {
  let situation: Situation;
  beforeAll(async () => {
    situation = await situationOf(name);
  });

  test('the same seed gives the same bytes', async () => {
    const again = await situationOf(name);
    expect(JSON.stringify(again.store.snapshot()) === JSON.stringify(situation.store.snapshot())).toBe(true);
  });

  test('has one administrator of each role and a second ADMIN, and no change is due', () => {
    const { tables, now } = situation;
    const byRole = Map.groupBy(tables.administrators.all(), ({ role }) => role);
    expect([...byRole.keys()].toSorted()).toEqual(AdministratorRole.options.toSorted());
    for (const [role, those] of byRole)
      expect([role, those.length]).toEqual([role, role === 'ADMIN' ? 2 : 1]);
    const emails = byRole.get('ADMIN')?.map(({ email }) => email);
    expect(emails?.toSorted()).toEqual(['admin@tranche.example', 'approver@tranche.example']);
    expect((scheduledJobs.dueAt(tables) ?? '9999') > now).toBe(true);
  });

  test('orders add up, and divide into down payment and what is financed', () => {
    const wrong = situation.tables.orders.all().filter((order) => {
      const plan = situation.tables.plans.get(order.planId ?? '');
      return (
        order.subtotal !== sum(order.lines.map((line) => line.lineTotal.amountMinor)) ||
        order.lines.some(
          (line) => line.lineTotal.amountMinor !== line.unitPriceSnapshot.amountMinor * line.quantity,
        ) ||
        order.total !== order.subtotal - order.discount + order.shipping + order.tax ||
        (plan && plan.downPayment + plan.financed !== order.total) ||
        (plan && plan.downPayment !== order.downPayment)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('every plan has the schedule that the rules give for its order', () => {
    const wrong = situation.tables.plans.all().filter((plan) => {
      const { nominalRatePpm, method, months, downPaymentBps } = plan.offer;
      const total = plan.downPayment + plan.financed;
      const activatedOn = plan.activatedOn ?? plan.lines[0]?.dueDate ?? '';
      const schedule = planSchedule({
        total,
        downPaymentBps,
        method,
        months,
        nominalRatePpm,
        activatedOn,
        dueDay: null,
      });
      const figures = (line: (typeof plan.lines)[number] | (typeof schedule.lines)[number]) =>
        [
          line.no,
          'wasDueOn' in line ? firstDueOf(line) : line.dueDate,
          line.openingMinor,
          line.interestMinor,
          line.principalMinor,
          line.closingMinor,
        ].join();
      return (
        plan.lines.map(figures).join('|') !== schedule.lines.map(figures).join('|') ||
        plan.totalInterest !== schedule.totalInterest
      );
    });
    expect(wrong).toEqual([]);
  });

  test('every cent of a payment is allocated, and the lines are paid by exactly that', () => {
    const { tables } = situation;
    const received = new Map<string, number>();
    const wrong = tables.payments.all().filter((payment) => {
      for (const { lineNo, component, amount } of payment.allocations) {
        const key = `${payment.planId} ${lineNo} ${component}`;
        received.set(key, (received.get(key) ?? 0) + amount.amountMinor);
      }
      const refunds = tables.refunds.by('paymentId', payment.id);
      for (const { lineNo, component, amount } of refunds.flatMap(({ reversals }) => reversals)) {
        const key = `${payment.planId} ${lineNo} ${component}`;
        received.set(key, (received.get(key) ?? 0) - amount.amountMinor);
      }
      const allocated =
        sum(payment.allocations.map(({ amount }) => amount.amountMinor)) + payment.walletCredit;
      return payment.status === 'SUCCEEDED' || payment.status === 'PARTIALLY_REFUNDED'
        ? allocated !== payment.amount
        : allocated !== 0;
    });
    expect(wrong).toEqual([]);
    const astray = tables.plans
      .all()
      .flatMap((plan) =>
        plan.lines
          .filter(
            (line) =>
              line.paidInterestMinor !== (received.get(`${plan.id} ${line.no} INTEREST`) ?? 0) ||
              line.paidPrincipalMinor !== (received.get(`${plan.id} ${line.no} PRINCIPAL`) ?? 0) ||
              line.paidFeeMinor !== 0 ||
              (line.paidOn !== null) !==
                (line.paidInterestMinor + line.paidPrincipalMinor ===
                  line.interestMinor + line.principalMinor),
          )
          .map((line) => `${plan.number} line ${line.no}`),
      );
    expect(astray).toEqual([]);
  });

  test('what customers owe is the sum of their open plans, within their limit', () => {
    const { tables } = situation;
    const wrong = tables.users.all().filter((user) => {
      const open = tables.plans.by('userId', user.id).filter((plan) => isOpen(plan.status));
      return (
        user.openPlans !== open.length ||
        user.openPlans > 5 ||
        user.principalLeft !== sum(open.map((plan) => plan.principalLeft)) ||
        user.principalLeft > user.creditLimit.amountMinor
      );
    });
    expect(wrong).toEqual([]);
  });

  test('a plan is overdue exactly when an instalment is more than its days of grace late', () => {
    const wrong = situation.tables.plans.all().filter((plan) => {
      const late = daysPastDue(plan.lines, today) > plan.offer.graceDays;
      const owed = sum(
        plan.lines.filter(({ no }) => no > 0).map((line) => line.principalMinor - line.paidPrincipalMinor),
      );
      return (
        (plan.status === 'OVERDUE' && !late) ||
        (plan.status === 'ACTIVE' && (late || owed === 0)) ||
        (plan.status === 'SETTLED' && (owed !== 0 || plan.closedOn === null)) ||
        plan.principalLeft !== (isOpen(plan.status) ? owed : 0)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('the states of orders, plans and payments fit together', () => {
    const { tables, now } = situation;
    const planStatuses: Readonly<Record<string, readonly (string | undefined)[]>> = {
      DRAFT: [undefined],
      QUOTED: [undefined],
      COLLATERAL_REQUIRED: [undefined],
      UNDER_REVIEW: [undefined],
      READY_TO_CONFIRM: [undefined],
      AWAITING_DOWN_PAYMENT: ['PENDING'],
      ACTIVE: ['ACTIVE', 'OVERDUE', 'DEFAULTED', 'WRITTEN_OFF'],
      WITHDRAWN: ['WITHDRAWN'],
      COMPLETED: ['SETTLED'],
      CANCELLED: ['CANCELLED'],
      EXPIRED: ['CANCELLED'],
    };
    const wrong = tables.orders.all().filter((order) => {
      const plan = tables.plans.get(order.planId ?? '');
      const payment = tables.payments.get(order.paymentId ?? '');
      const paid = order.status === 'ACTIVE' || order.status === 'COMPLETED';
      const waiting = order.status.startsWith('AWAITING') || (!plan && order.status !== 'EXPIRED');
      return (
        !planStatuses[order.status]?.includes(plan?.status) ||
        (plan !== undefined &&
          (plan.orderId !== order.id || plan.number !== order.planNumber || !order.terms)) ||
        (paid &&
          (!['SUCCEEDED', 'PARTIALLY_REFUNDED'].includes(payment?.status ?? '') ||
            payment?.amount !== order.downPayment)) ||
        (!paid && !['FAILED', 'PENDING', undefined].includes(payment?.status)) || // a transfer may be on its way
        (waiting && order.expiresAt <= now) ||
        order.createdAt > now
      );
    });
    expect(wrong).toEqual([]);
  });

  test('collateral secures orders and plans of its owner, up to a named shortfall', () => {
    const { tables } = situation;
    const wrong = tables.collaterals.all().filter((item) => {
      const order = tables.orders.get(item.orderId ?? '');
      const plan = tables.plans.get(item.pledgedTo?.planId ?? '');
      const secured = tables.collaterals.by('orderId', item.orderId ?? '');
      const lacks = plan ? plan.principalLeft - coverageOf(0, secured).covered : 0;
      return (
        (order && (order.userId !== item.userId || order.number !== item.orderNumber)) ||
        ((item.status === 'PLEDGED' || item.status === 'SHORTFALL') && plan?.orderId !== item.orderId) ||
        (item.status === 'SHORTFALL') !== lacks > 0 ||
        (item.status === 'SHORTFALL' && item.shortfall !== lacks)
      );
    });
    expect(wrong).toEqual([]);
    const differing = tables.plans.all().filter((plan) => {
      const isRunning = plan.activatedOn !== null && plan.offer.collateralRequired;
      const { covered } = coverageOf(0, tables.collaterals.by('orderId', plan.orderId));
      return plan.shortfall !== (isRunning ? Math.max(0, plan.principalLeft - covered) : 0);
    });
    expect(differing).toEqual([]);
  });

  test('quotes are signed over their figures, and plans have the signed figures', () => {
    const { tables } = situation;
    const wrong = tables.quotes.all().filter((quote) => {
      const { hash, ...signed } = quote;
      const order = tables.orders.get(quote.orderId);
      const plan = tables.plans.get(order?.planId ?? '');
      return (
        quoteHash(signed) !== hash ||
        order?.quoteId !== quote.id ||
        (plan &&
          plan.lines.some(
            (line, no) => line.interestMinor + line.principalMinor !== quote.schedule[no]?.totalMinor,
          ))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('notifications count the deliveries and inbox messages that exist', () => {
    const { tables } = situation;
    const people = (rows: readonly { readonly userId: string }[]) =>
      new Set(rows.map(({ userId }) => userId)).size;
    const inboxStatus: Readonly<Record<string, 'UNREAD' | 'READ'>> = {
      DELIVERED: 'UNREAD',
      OPENED: 'READ',
      CLICKED: 'READ',
    };
    const wrong = tables.notifications.all().filter(({ id, status, stats, audienceCount }) => {
      const rows = tables.deliveries.by('notificationId', id);
      const failed = rows.filter(({ status }) => status === 'FAILED' || status === 'UNDELIVERABLE');
      const clicked = rows.filter((row) => row.status === 'CLICKED');
      const opened = [...clicked, ...rows.filter((row) => row.status === 'OPENED')];
      const delivered = [...opened, ...rows.filter((row) => row.status === 'DELIVERED')];
      const got = new Set(delivered.map(({ userId }) => userId));
      const missed = people(failed.filter(({ userId }) => !got.has(userId)));
      const counts = [people(delivered), people(delivered), people(opened), people(clicked), failed.length];
      const isSent = ['SENT', 'PARTIALLY_FAILED', 'FAILED', 'PAUSED'].includes(status);
      return (
        counts.join() !== [stats.sent, stats.delivered, stats.opened, stats.clicked, stats.errors].join() ||
        missed !== stats.failed ||
        (!isSent && rows.length > 0) ||
        (status !== 'PAUSED' && isSent && people(rows) !== audienceCount) ||
        (status === 'SENT' && failed.length > 0) ||
        (status === 'FAILED' && delivered.length > 0) ||
        (status === 'PARTIALLY_FAILED' && failed.length === 0) ||
        rows.some((row) => {
          if ((row.status === 'CLICKED') !== (row.clickedAt !== null)) return true;
          if (row.channel !== 'IN_APP' || row.status === 'SUPPRESSED') return row.inboxItemId !== null;
          const item = tables.inbox.get(row.inboxItemId ?? '');
          return item?.userId !== row.userId || item.status !== inboxStatus[row.status];
        })
      );
    });
    expect(wrong).toEqual([]);
  });

  test('nothing is older than the account of its customer', () => {
    const { users, orders, plans, payments, collaterals, assessments, inbox, sessions } = situation.tables;
    const since = new Map(users.all().map(({ id, createdAt }) => [id, createdAt]));
    const rows = [
      ...orders.all(),
      ...plans.all(),
      ...payments.all(),
      ...collaterals.all(),
      ...assessments.all(),
      ...inbox.all().map(({ id, userId, deliveredAt }) => ({ id, userId, createdAt: deliveredAt })),
      ...sessions
        .all()
        .filter(({ kind }) => kind === 'CUSTOMER')
        .map(({ id, subjectId, createdAt }) => ({ id, userId: subjectId, createdAt })),
    ];
    const early = rows.filter(({ userId, createdAt }) => createdAt < (since.get(userId) ?? '9999'));
    expect(early.map(({ id, userId, createdAt }) => `${id} ${createdAt} ${since.get(userId)}`)).toEqual([]);
  });

  test('a customer was last seen no earlier than what they did in person', () => {
    const { users, orders, payments, assessments, collaterals } = situation.tables;
    const acts = [
      ...orders.all().map(({ userId, createdAt, terms }) => ({ userId, at: terms?.acceptedAt ?? createdAt })),
      ...payments
        .all()
        .filter(({ purpose }) => purpose === 'DOWN_PAYMENT')
        .map(({ userId, createdAt }) => ({ userId, at: createdAt })),
      ...[...assessments.all(), ...collaterals.all()].map(({ userId, createdAt }) => ({
        userId,
        at: createdAt,
      })),
    ];
    // the backend notes a visit once a minute
    const minuteBefore = (at: string) => new Date(Date.parse(at) - 60_000).toISOString();
    const unseen = acts.filter(({ userId, at }) => (users.get(userId)?.lastSeenAt ?? '') < minuteBefore(at));
    expect(unseen).toEqual([]);
  });

  test('the audit names the customer for their steps and the machine for collections', () => {
    const { auditEvents, payments } = situation.tables;
    const wrong = auditEvents.all().filter(({ action, actor, entity }) => {
      if (action !== 'payment.made' && action !== 'payment.collected') return false;
      const isCollected = payments.get(entity.id)?.purpose === 'INSTALMENT';
      return isCollected
        ? action !== 'payment.collected' || actor.kind !== 'SYSTEM' || !actor.name.startsWith('Tranche')
        : action !== 'payment.made' || actor.kind !== 'CUSTOMER';
    });
    expect(wrong).toEqual([]);
  });

  test('a scratchcard has the state of its day and its batch, and a redeemer', () => {
    const { scratchcards, batches, users } = situation.tables;
    const wrong = scratchcards.all().filter((card) => {
      const isOver = card.expiresOn < today;
      const batch = batches.get(card.batchId);
      const owner = users.get(card.ownerId ?? '');
      return (
        (isOver && !['EXPIRED', 'REDEEMED', 'VOID'].includes(card.status)) ||
        (!isOver && card.status === 'EXPIRED') ||
        (card.status === 'REDEEMED') !== (card.redeemedAt !== null) ||
        (card.status === 'REDEEMED' && card.ownerId === null) ||
        (card.status === 'LOCKED') !== (card.lockedUntil !== null) ||
        (card.ownerId === null) !== (card.ownerName === null) ||
        (card.ownerId !== null && owner?.fullName !== card.ownerName) ||
        (card.redeemedAt !== null &&
          (card.activatedAt === null ||
            card.redeemedAt < card.activatedAt ||
            card.redeemedAt.slice(0, 10) > card.expiresOn ||
            card.redeemedAt < (owner?.createdAt ?? ''))) ||
        card.createdAt !== batch?.createdAt ||
        card.expiresOn !== batch.expiresOn ||
        (card.status === 'VOID') !== (batch.status === 'VOID')
      );
    });
    expect(wrong.map(({ code, status }) => `${code} ${status}`)).toEqual([]);
    const miscounted = batches.all().filter(({ id, counts, quantity, status }) => {
      const states = Map.groupBy(scratchcards.by('batchId', id), (card) => card.status.toLowerCase());
      const cards = [...states.values()].flat().length;
      return (
        (status !== 'DRAFT' && cards !== quantity) ||
        Object.entries(counts).some(([state, count]) => count !== (states.get(state)?.length ?? 0))
      );
    });
    expect(miscounted.map(({ number }) => number)).toEqual([]);
  });

  test('numbers ascend with time, and the next ones are free', () => {
    const { tables } = situation;
    const number = (text: string) => Number(text.slice(-6));
    const orders = tables.orders.all().toSorted((a, b) => number(a.number) - number(b.number));
    const moments = orders.map((order) => order.createdAt);
    expect(moments.join() === moments.toSorted().join()).toBe(true);
    expect(orders.filter((order, index) => number(order.number) !== index + 1)).toEqual([]);
    const settings = tables.settings.get('settings');
    const highest = Math.max(0, ...tables.plans.all().map((plan) => number(plan.number)));
    expect(settings?.nextOrderNumber).toBe(orders.length + 1);
    expect(settings?.nextPlanNumber).toBeGreaterThan(highest);
  });

  // in one-of-each one customer has a plan in every state, for examples
  test.each([name].filter((each) => each !== 'one-of-each'))(
    'no customer buys with a plan overdue, and budgets count the plans',
    () => {
      const { plans, assessments, orders } = situation.tables;
      const wrong = assessments.all().filter(({ userId, planInstalments, createdAt }) => {
        const monthly = plans.by('userId', userId).map((plan) => {
          const next = plan.lines.find(
            (line) =>
              line.no > 0 &&
              line.paidInterestMinor + line.paidPrincipalMinor < line.interestMinor + line.principalMinor,
          );
          return isOpen(plan.status) && plan.createdAt < createdAt && next
            ? next.interestMinor + next.principalMinor
            : 0;
        });
        return planInstalments.amountMinor !== sum(monthly);
      });
      expect(wrong).toEqual([]);
      const ineligibleOrders = orders.all().filter(({ userId, createdAt, planId }) =>
        plans
          .by('userId', userId)
          .filter(({ id, status, createdAt: begun }) => id !== planId && isOpen(status) && begun < createdAt)
          .some(({ lines, offer }) => daysPastDue(lines, createdAt.slice(0, 10)) > offer.graceDays),
      );
      expect(ineligibleOrders.map(({ number }) => number)).toEqual([]);
    },
  );
});
