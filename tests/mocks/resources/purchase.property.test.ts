import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Quote } from '#contracts/orders/quote.ts';
import { Plan } from '#contracts/plans/plan.ts';
import { Schedule } from '#contracts/plans/schedule.ts';
import { planOffers } from '#mocks/rules/offers.ts';
import { figuresFor } from '#mocks/resources/orders/quotes/compute.ts';
import { activatePlan, planFromQuote, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import { viewSchedule } from '#mocks/resources/plans/schedule-view.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { viewPlan as viewIn } from '#mocks/resources/plans/view.ts';
import { newQuote, refusalsOf } from '#mocks/resources/orders/quotes/issue.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { orderOf } from '#tests/kit/rows.ts';

const NOW = '2027-01-10T09:00:00.000Z';
const TODAY = '2027-01-10';

const { store } = await openBackend({ scenario: 'no-data' });
const viewPlan = (plan: PlanRecord, day: string) => viewIn(plan, day, store.tables);

const choices = fc.record({
  offer: fc.constantFrom(...planOffers.filter((offer) => !offer.collateralRequired)),
  totalMinor: fc.integer({ min: 50_00, max: 7_000_00 }),
  downPaymentBps: fc.option(fc.integer({ min: 0, max: 8_000 })),
  dueDay: fc.option(fc.integer({ min: 1, max: 28 })),
});

test('the plan has the figures of the quote, and paying all of them settles it', () => {
  fc.assert(
    fc.property(choices, ({ offer, totalMinor, downPaymentBps, dueDay }) => {
      const total = { amountMinor: totalMinor, currency: 'EUR' as const };
      const choice = { total, downPaymentBps, dueDay, today: TODAY, policyProfile: 'EU' as const };
      fc.pre(refusalsOf(offer, choice).length === 0);
      const order = orderOf(totalMinor);
      const figures = figuresFor({ ...choice, offer });
      const quote = newQuote({
        id: order.id.replace('ord', 'qte'),
        orderId: order.id,
        figures,
        createdAt: NOW,
        validUntil: NOW,
      });
      expect(Quote.safeParse(quote).error).toBeUndefined();

      let plan = planFromQuote({
        id: order.id.replace('ord', 'pln'),
        number: 'PLN-000001',
        order,
        quote,
        now: NOW,
      });
      plan = activatePlan(receivePayment(plan, quote.downPayment.amountMinor, TODAY).plan, TODAY);
      for (const { no, totalMinor: due, dueDate } of quote.schedule) {
        if (no === 0) continue;
        expect(Plan.safeParse(viewPlan(plan, dueDate)).error).toBeUndefined();
        expect(viewPlan(plan, dueDate).dueNow.amountMinor).toBe(due);
        const received = receivePayment(plan, due, dueDate);
        expect(received.walletCredit).toBe(0);
        plan = received.plan;
      }
      expect(plan.status).toBe('SETTLED');
      const last = viewPlan(plan, '2030-01-01');
      expect(last.paid).toEqual(quote.totalPayable);
      expect(last.total).toEqual(quote.totalPayable);
      expect(Schedule.safeParse(viewSchedule(plan, '2030-01-01')).error).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
