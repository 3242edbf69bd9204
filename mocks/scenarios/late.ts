import type { Instant } from '#contracts/dates.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue, itemsOf } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { mira } from './mira.ts';
import type { FirstScreen, Scenario } from './scenario.ts';
import { fillScratchcards } from './scratchcards.ts';

/**
 * A scenario in which Mira bought an espresso machine in six months and has never paid an instalment. Today is 10
 * January 2027.
 */
function unpaidSince(at: Instant, words: Pick<Scenario, 'title' | 'description' | 'hint'>): Scenario {
  return {
    ...words,
    person: 'customer',
    opens: '/installments/details',
    populate(transaction) {
      fillCatalogue(transaction);
      const buyer = mira(transaction.random);
      const next = fillHistory(transaction, {
        people: [buyer],
        purchases: [
          {
            at,
            buyer,
            items: itemsOf(['ESPRESSO-01']),
            offerCode: 'STD6',
            dueDay: null,
            outcome: 'PAID',
            paysUntil: 0,
            declinedFirst: false,
          },
        ],
        firstPlanNumber: 101,
      });
      fillBasics(transaction, next);
      fillScratchcards(transaction, transaction.tables.users.all()[0]);
    },
  };
}

export const lateScenarios = {
  'overdue-grace': unpaidSince('2026-12-07T17:20:00.000Z', {
    title: 'days of grace',
    description: 'An instalment was due three days ago; paying it within two days avoids the late fee.',
    hint: 'Pay it, or move the clock past the grace period in the demo console.',
  }),
  'overdue-fee': unpaidSince('2026-11-30T17:20:00.000Z', {
    title: 'late fee charged',
    description: 'An instalment is eleven days late, and its late fee was charged five days ago.',
    hint: 'Pay what is overdue, with the fee.',
  }),
  'near-cap': unpaidSince('2026-10-08T17:20:00.000Z', {
    title: 'close to the cap of late fees',
    description: 'Two late fees were charged; the third one, in four days, is the last that the cap allows.',
    hint: 'Pay, or move the clock four days in the demo console.',
  }),
  defaulted: unpaidSince('2026-09-05T17:20:00.000Z', {
    title: 'plan in default',
    description:
      'The oldest instalment is 97 days late: the plan is in default, and its fees have reached the cap.',
    hint: 'Pay what is overdue, and the plan runs again.',
  }),
} satisfies Record<string, Scenario>;

export const lateFirstScreens: Readonly<Record<keyof typeof lateScenarios, FirstScreen>> = {
  'overdue-grace': { texts: [/to avoid a(n €8\.00)? late fee/] },
  'overdue-fee': { texts: [/11 days/, /€8\.00 of late fees so far/] },
  'near-cap': { texts: [/€16\.00 of late fees so far, €24\.00 at most/] },
  defaulted: { texts: [/The plan is in default/, /€24\.00 of late fees so far, €24\.00 at most/] },
};
