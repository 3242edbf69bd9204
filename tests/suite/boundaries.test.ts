import { describe, expect, test } from 'vitest';
import { problemIn } from '#tests/kit/client.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { type Provider, timeOf } from '#tests/kit/provider.ts';
import { opened } from './backend.ts';

// Days, hours and cents at which backends differ. The scenario begins on Sunday, 10 January 2027, at 10:00 in Berlin.

const first = '2027-01-10';

/** Longer than the requests before midnight take anywhere, while the clock of a backend runs. */
const TEN_MINUTES = 600_000;

/** A customer with a plan that begins today and of which only the down payment is paid. */
async function newPlan() {
  const backend = await opened('new-user');
  expect((await backend.get('getConfig')).businessDate).toBe(first);
  return { backend, holder: await planHolder(backend) };
}

/** Lets time pass until an instant. */
async function until(backend: Provider, moment: string) {
  await backend.wait(Date.parse(moment) - Date.parse(await timeOf(backend)));
}

test.each([
  ['2027-02-10T22:50:00.000Z', '2027-02-10', 0, '2027-02-11'],
  ['2027-04-10T21:50:00.000Z', '2027-04-10', 59, '2027-04-11'], // in summer time
])(
  'getConfig and getPlan have another day at midnight in Berlin: ten minutes after %s',
  async (moment, day, daysPastDue, nextDay) => {
    const { backend, holder } = await newPlan();
    await until(backend, moment);
    const { as } = await person(backend);
    const seen = async () => [
      (await backend.get('getConfig')).businessDate,
      (await backend.get('getPlan', { params: holder.params, ...as })).daysPastDue,
    ];
    expect(await seen()).toEqual([day, daysPastDue]);
    await backend.wait(TEN_MINUTES);
    expect(await seen()).toEqual([nextDay, daysPastDue + 1]);
  },
);

describe('getSchedule has the late fee of an instalment from the day after its days of grace', () => {
  test.each([
    [1, 'Wednesday, 10 February', '2027-02-15', '2027-02-16'],
    [3, 'Saturday, 10 April, which is collected on Monday', '2027-04-17', '2027-04-18'],
  ])('instalment %i, due on %s', async (no, _due, last, charged) => {
    const { holder } = await newPlan();
    const fee = async () => {
      const { lines } = await holder.schedule();
      return lines.find((line) => line.no === no)?.feeChargedMinor;
    };
    await holder.until(last);
    expect(await fee()).toBe(0);
    await holder.until(charged);
    expect(await fee()).toBe(8_00);
  });
});

test('createQuote on the 31st puts each instalment on the last day of a shorter month', async () => {
  const backend = await opened('new-user');
  await until(backend, '2027-01-31T11:00:00.000Z');
  const { schedule } = await (await person(backend)).quoted();
  expect(schedule.slice(1).map(({ dueDate }) => dueDate)).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
  ]);
});

test.each([
  ['HEADPHONES-01', 1, '43.625', 43_62],
  ['HEADPHONES-01', 3, '130.875', 130_88],
])(
  'createQuote rounds half a cent of the down payment to even: %s × %i',
  async (sku, quantity, _exact, cents) => {
    const { quoted } = await person(await opened('new-user'));
    const { downPayment } = await quoted({ sku, quantity, downPaymentBps: 1_250 });
    expect(downPayment.amountMinor).toBe(cents);
  },
);

// The fourteenth day is a Sunday, so the last one is Monday: Regulation 1182/71, article 3 (4).
test('quoteWithdrawal is possible until the end of the last day', async () => {
  const { backend, holder } = await newPlan();
  await until(backend, '2027-01-25T22:50:00.000Z');
  const { as } = await person(backend);
  expect((await backend.ask('quoteWithdrawal', { params: holder.params, ...as })).status).toBe(200);
  await backend.wait(TEN_MINUTES);
  const refused = await backend.ask('quoteWithdrawal', { params: holder.params, ...as });
  expect(problemIn(refused).code).toBe('invalid-transition');
});
