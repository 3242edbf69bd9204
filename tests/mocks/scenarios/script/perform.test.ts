import { expect, test } from 'vitest';
import type { AdministratorVerbs, CustomerVerbs } from '#contracts/verbs/verbs.ts';
import { moveTo } from '#mocks/adapters/browser/console/time.ts';
import { stepsOf } from '#mocks/adapters/browser/console/steps.ts';
import { passUntil } from '#mocks/backend/pass-time.ts';
import { createDemoBackend, type DemoBackend } from '#mocks/backend/demo.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { parseScenario } from '#mocks/scenarios/script/parse.ts';
import { addressOf } from '#mocks/scenarios/scenario.ts';

const written = (lines: readonly string[], opens = '/installments') =>
  parseScenario(
    [
      'title: written',
      'description: Some things were done.',
      'hint: Look.',
      'person: customer',
      `opens: ${opens}`,
      ...lines,
    ].join('\n'),
  );

const frozenAt = '2027-01-10T09:00:00.000Z';

async function stateOf(lines: readonly string[], seed = 7) {
  const own = written(lines);
  const { store } = await createDemoBackend({
    scenario: 'own',
    scenarios: { ...scenarios, own },
    seed,
    frozenAt,
  });
  return store;
}

/** Lines that end with each verb, and what they lead to: orders, payments, collateral. */
const ofCustomers = {
  signsIn: [['mira signs in'], ''],
  orders: [['mira orders Headphones on PAY4'], 'READY_TO_CONFIRM'],
  pays: [['mira orders Headphones on PAY4', 'mira pays'], 'ACTIVE SUCCEEDED'],
  retries: [
    ['mira buys Headphones on PAY4 by the card declined', 'mira retries by the card good'],
    'ACTIVE SUCCEEDED',
  ],
  buys: [['mira buys Headphones on PAY4 by the card declined'], 'AWAITING_DOWN_PAYMENT FAILED'],
  cancels: [['mira orders Headphones on PAY4', 'mira cancels'], 'CANCELLED'],
  paysPlan: [
    ['mira buys Espresso machine on STD6', 'mira pays the plan PLN-000101'],
    'ACTIVE SUCCEEDED SUCCEEDED',
  ],
  settles: [
    ['mira buys Espresso machine on STD6', 'mira settles the plan PLN-000101'],
    'COMPLETED SUCCEEDED SUCCEEDED',
  ],
  offersCollateral: [['mira offers collateral'], 'UNDER_REVIEW SUBMITTED'],
  redeems: [['mira redeems the scratchcard twenty'], ''],
} satisfies Record<keyof CustomerVerbs, readonly [readonly string[], string]>;

const euro = (amountMinor: number) => JSON.stringify({ amountMinor, currency: 'EUR' });

const ofAdministrators = {
  signsIn: [['admin signs in'], ''],
  refunds: [
    ['mira buys Espresso machine on STD6', 'admin refunds €20.00 of mira’s payment because GOODWILL'],
    'ACTIVE PARTIALLY_REFUNDED',
  ],
  approves: [
    [
      'mira does createOrder with {"items": [{"productId": "{product ESPRESSO-01}", "quantity": 1}]}',
      'mira does createQuote for {order} with {"offerCode": "STD6", "downPaymentBps": 5000, "dueDay": null}',
      `mira does createAssessment for {order} with {"monthlyIncome": ${euro(240000)}, "monthlyExpenses": ${euro(0)}, "existingObligations": ${euro(0)}}`,
      'mira does submitOrder for {order}',
      'mira signs the order {order}',
      'mira enters the card good',
      `mira does payOrder for {order} with {"amount": ${euro(60000)}, "sources": [{"kind": "CARD", "cardTokenId": "{cardToken}", "amountMinor": 60000}]}`,
      'admin refunds €500.01 of {payment 1} because RETURN',
      'approver approves {approval}',
    ],
    'ACTIVE PARTIALLY_REFUNDED',
  ],
  takes: [['mira offers collateral', 'risk takes mira’s collateral'], 'UNDER_REVIEW UNDER_REVIEW'],
  asks: [
    [
      'mira offers collateral',
      'risk takes {collateral}',
      'risk asks about {collateral}: Which jeweller sold it?',
    ],
    'COLLATERAL_REQUIRED INFO_REQUESTED',
  ],
} satisfies Record<keyof AdministratorVerbs, readonly [readonly string[], string]>;

test.each([...Object.entries(ofCustomers), ...Object.entries(ofAdministrators)])(
  'the verb "%s" can be said',
  async (_verb, [lines, states]) => {
    const { tables } = await stateOf(['start from new-user', ...lines]);
    const { sessions, answers, orders, payments, collaterals } = tables;
    const all = [orders, payments, collaterals].flatMap((table) => table.all().map(({ status }) => status));
    expect(all.join(' ')).toBe(states);
    expect([sessions.size, answers.size]).toEqual([0, 0]); // no trace of how it was done
  },
);

const late = [
  'start from new-user on 2026-11-30 at 18:20',
  'mira buys Espresso machine on STD6',
  'until 6 days after the due date',
  'until 2027-01-10',
];

test('the same seed gives the same bytes, another one other ids', async () => {
  const bytes = async (seed: number) => JSON.stringify((await stateOf(late, seed)).snapshot());
  const first = await bytes(7);
  expect((await bytes(7)) === first).toBe(true);
  expect((await bytes(8)) === first).toBe(false);
});

test('what is due happens at its time, and the scenario begins when its last line ends', async () => {
  const { tables, clock } = await stateOf(late);
  expect(clock.now()).toBe('2027-01-10T09:00:00.000Z');
  const [plan] = tables.plans.all();
  expect(plan).toMatchObject({ status: 'OVERDUE' });
  const fee = tables.auditEvents.all().find(({ action }) => action === 'plan.fee-charged');
  expect(fee?.at.slice(0, 16)).toBe('2027-01-04T23:00'); // midnight in Berlin
  const user = tables.users.all()[0];
  expect(user?.fullName).toBe('Mira Okafor');
  expect(user?.createdAt.slice(0, 16)).toBe('2026-11-30T17:20');
});

test('a code is asked for again when the cool-down is over', async () => {
  const twice = ['mira buys Headphones on PAY4', 'mira buys Turntable on PAY4'];
  const { tables, clock } = await stateOf(['start from new-user', ...twice]);
  expect(tables.plans.all().map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
  expect(clock.now() > '2027-01-10T09:00:30.000Z').toBe(true);
});

test('a payment that was declined before the script of its person is retried, too', async () => {
  const own = written(['start from declined', 'mira retries by the card good']);
  const declined = written(['start from new-user', 'mira buys Headphones on PAY4 by the card declined']);
  const all = { ...scenarios, own, declined };
  const { store } = await createDemoBackend({ scenario: 'own', scenarios: all, seed: 7 });
  expect(store.tables.payments.all().map(({ status }) => status)).toEqual(['SUCCEEDED']);
});

test('a scenario starts from another written one, and its page names an entity', async () => {
  const own = written(
    ['start from overdue-fee', 'mira pays the plan PLN-000101'],
    '/payments?open={payment 2}',
  );
  const { store } = await createDemoBackend({ scenario: 'own', scenarios: { ...scenarios, own }, seed: 7 });
  expect(store.tables.plans.all().map(({ status }) => status)).toEqual(['ACTIVE']);
  expect(addressOf(own, store.tables)).toBe(
    `/payments?open=${store.tables.payments.all()[1]?.id}&as=customer`,
  );
});

test('nobody has done its steps when it begins, and it begins at their end', async () => {
  const { store } = await createDemoBackend({ scenario: 'overdue-fee', seed: 7 });
  expect(stepsOf(store)).toEqual({ earlier: 0, place: 0, end: 0, steps: [] });
  expect(store.history.earlierAt).toBe('2027-01-10T09:00:00.000Z');
});

test('days pass as in the console: messages and audit are the same', async () => {
  const records = ({ tables: { messages, auditEvents } }: Pick<DemoBackend, 'store'>['store']) => [
    messages.all().map(({ sentAt, text }) => [sentAt.slice(0, 16), text]),
    auditEvents.all().map(({ at, action }) => [at.slice(0, 16), action]),
  ];
  const console = await createDemoBackend({ scenario: 'overdue-grace', seed: 7, frozenAt });
  await moveTo(console, '2027-02-10');
  const store = await stateOf(['start from overdue-grace', '31 days pass']);
  expect(records(store)).toEqual(records(console.store));
});

test('a job that fails ends the passing of time', async () => {
  const { store } = await createDemoBackend({ scenario: 'overdue-fee', seed: 7 });
  const respond = () => Promise.resolve({ status: 500, headers: {}, body: '{"code":"internal"}' });
  const { backend } = await createDemoBackend({ scenario: 'happy', seed: 7 });
  const passing = passUntil({ store, backend: { ...backend, respond } }, '2027-03-10T09:00:00.000Z');
  await expect(passing).rejects.toThrow('What is due could not be done');
  const idle = () => Promise.resolve({ status: 401, headers: {}, body: null });
  const staying = passUntil({ store, backend: { ...backend, respond: idle } }, '2027-03-10T09:00:00.000Z');
  await expect(staying).rejects.toThrow('stays due');
});

test.each([
  ['start from own', 'in a circle: own → own.'],
  ['start from overdue-fee on 2027-02-01', '"overdue-fee" begins when its last line ends'],
])('"%s" is refused', async (start, sentence) => {
  await expect(stateOf([start])).rejects.toThrow(sentence);
});

test.each([
  ['mira buys Lamp on STD6', 'Line 7, “mira buys Lamp on STD6”: There is no product Lamp.'],
  ['mira does readInbox and is refused', 'this was not refused'],
  ['admin approves {approval 3}', 'there is no {approval 3}'],
  ['until 2026-12-24', 'time does not go back'],
  ['until the due date', 'no plan has anything due'],
  ['admin does blockUser for {user mira} with {"reason": ""}', 'there is no {user mira}'],
])('"%s" says which line could not be done, and why', async (line, sentence) => {
  await expect(stateOf(['start from new-user', line])).rejects.toThrow(sentence);
});
