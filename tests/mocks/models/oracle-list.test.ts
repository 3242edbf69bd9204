import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const plans = 'tests/mocks/commands/plans/oracles.test.ts';
const lateness = 'tests/mocks/commands/plans/late-oracles.test.ts';
const early = 'tests/mocks/commands/plans/interest-paid-early.test.ts';
const givesTime = 'tests/suite/behaviour/payments/refund-gives-time.test.ts';
const published = 'tests/mocks/commands/plans/published-oracles.test.ts';
const collateral = 'tests/suite/behaviour/collateral/secured-order.test.ts';
const assessment = 'tests/mocks/resources/orders/assessment.test.ts';
const offers = 'tests/mocks/commands/orders/offer-oracles.test.ts';

/** Every figure of the domain's oracles, and the test that reads it from an answer of the contract. */
const oracles = {
  offers: [
    ['PAY4', offers, 'with PAY4 costs 1,200.00'],
    ['STD6', offers, 'with STD6 costs 1,222.16'],
    ['STD12', offers, 'with STD12 costs 1,258.79'],
    ['SEC36', offers, 'with SEC36 costs 1,353.55'],
    ['double P', offers, 'twice the amount is twice the instalment within two cents'],
    ['rate up, interest up', offers, 'a higher rate is more interest'],
    ['F12', offers, 'F12 pays 1,000.00 with a quarter down and no interest by 250.00 x 4'],
  ],
  schedules: [
    ['F1', offers, 'F1 pays 100.00 at 7 % in six months by 17.01 x 5 and 17.00'],
    ['F3', offers, 'F3 pays 100.00 at 7 % in twelve months by 8.65 x 11'],
    ['L6', offers, 'L6 falls due on the ends of months from 31 October on'],
    ['STD6, each line', offers, 'with STD6 has principal, interest and balance in every line'],
    ['exponents', offers, 'JPY 100,000 at 7 % in six months is 17,009 x 5 and 17,007'],
  ],
  settlement: [
    ['F11', published, 'F11 is paid off by 83.81 after line 1 in February of a leap year'],
    [
      '724.19 + 2.04 = 726.23, saving 8.55',
      plans,
      'costs 726.23 on 25 March instead of 734.78 and saves 8.55',
    ],
    ['compensation 3.62 / 7.24', plans, 'asks no compensation, as the terms say'],
    ['on a due date after paying it is the balance', plans, 'on a due date, after paying, it is the balance'],
  ],
  prepayment: [
    ['107.60 x 3 and 107.58, interest 6.19', plans, 'lowers the instalments to 107.60 x 3 and 107.58'],
    ['then settled: the principal that was financed', plans, 'pay together what was financed'],
    ['shorter term', plans, 'of 300.00 for a shorter term keeps instalments of 183.69'],
  ],
  lateness: [
    ['8.00 on 16 February; paid in full not overdue', lateness, 'costs 8.00 from the sixth day on'],
    ['180.00 is 6.30 and 173.70; 3.69 and 8.00 open', lateness, 'paying 180.00 covers interest 6.30'],
  ],
  'interest paid early': [
    ['M1: 0.57', early, 'a day after the interest of a month was paid keeps 0.57 and deducts 17.25'],
    ['M3: 3.85', early, 'costs 3.85 on the day after the interest of a month was paid'],
    ['M7: at most 9.12', early, 'of a moved instalment keeps the extension’s 7.74'],
    ['M9: not overdue', givesTime, 'a refunded payment ahead is due with the next instalment'],
  ],
  allocation: [
    ['F13', published, 'F13 pays 25.00 of the next line in advance by 150.00 on a line of 125.00'],
    ['more than is due is not recalculated', plans, 'more than what is due goes to the next line'],
  ],
  withdrawal: [['1 080.00 + 2.03', plans, 'on the tenth day 1,080.00 and 2.03 of interest']],
  credit: [['1 040.00, 520.00, 1 641 bps', assessment, 'of the worked example is approved']],
  collateral: [
    ['L3', published, 'L3 counts half of 4 000 shares of 500 as 1 000 000'],
    ['L4', published, 'L4 lacks 600 000 of 1 000 000 with half of 8 000 shares of 100'],
    ['L5', published, 'L5 uses 700 000 of 1 000 000 and leaves 300 000 free'],
    ['1 000.00 and 6 400 bps', collateral, 'gold of 1,000.00 and electronics of 500.00 count 1,000.00'],
  ],
} as const;

/** Oracles whose terms no offer can have, so that only the rule can be tested, and what the contract lacks for them. */
const onlyOfRules = {
  F4: 'days as they are, by 365',
  F6: 'weeks',
  F7: 'two weeks',
  F10: 'a second disbursement',
  F14: 'instalments in whole units',
  L1: 'instalments rounded up to whole units',
  N1: 'days as they are, by those of their year',
  N2: 'a second disbursement',
  N3: 'three disbursements',
  N4: 'a disbursement in another period',
  N5: 'a backdated disbursement',
  N18: 'years',
  N24: 'days by 365',
  N47: 'days by 365.25',
  N67: 'quarters',
  '(c)(1)(i)': 'the American rate, which is for comparison with published examples alone',
} as const;

const rows = Object.entries(oracles).flatMap(([group, entries]) =>
  entries.map(([figure, file, title]) => ({ group, figure, file, title })),
);

test.each(rows)('$group: $figure is a test through the contract', ({ file, title }) => {
  const text = readFileSync(file, 'utf8');
  const titles = [...text.matchAll(/\btest\('([^']+)'/g)].map(([, testTitle]) => testTitle);
  expect(titles.filter((testTitle) => testTitle?.includes(title))).toHaveLength(1);
  expect(text).toMatch(/openBackend|opened\(|openWith(Customer|Reviewer)|holder\(/);
  expect(text).not.toMatch(/from '#mocks\/(rules|resources|commands)/);
});

test.each(Object.entries(onlyOfRules))('%s is a vector of a rule: %s', (id) => {
  const vectors = ['annuity', 'actuarial-apr', 'aprc'].map((name) =>
    readFileSync(`tests/oracles/${name}.json`, 'utf8'),
  );
  expect(vectors.join()).toContain(`"${id}"`);
});
