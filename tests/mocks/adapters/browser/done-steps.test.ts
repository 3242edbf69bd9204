import { expect, test } from 'vitest';
import { clientOver, type Send } from '#contracts/client.ts';
import { administratorOver } from '#contracts/verbs/administrator.ts';
import { customerOver } from '#contracts/verbs/customer.ts';
import { cardNumbers, scratchcards, wrongPins } from '#contracts/verbs/test-cards.ts';
import { createDoneSteps } from '#mocks/adapters/browser/done-steps.ts';
import { goTo } from '#mocks/adapters/browser/console/steps.ts';
import { moveTo } from '#mocks/adapters/browser/console/time.ts';
import { writtenNow } from '#mocks/adapters/browser/console/written.ts';
import { feesCharged } from '#mocks/rules/late-fees.ts';
import { createDemoBackend } from '#mocks/backend/demo.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { parseScenario } from '#mocks/scenarios/script/parse.ts';
import { writtenFirst } from '#mocks/scenarios/script/written-step.ts';
import { openBackend, START } from '#tests/kit/backend.ts';
import { byCard } from '#tests/kit/sources.ts';
import { people } from '#tests/kit/people.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

function emptyStorage() {
  const values = new Map<string, string>();
  const writes: string[] = [];
  return {
    writes,
    isFull: false,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull && value.startsWith('[')) throw new DOMException('full', 'QuotaExceededError');
      writes.push(value);
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
}

/** Persons at a backend whose commands are kept like those of a page. */
async function persons(scenario: string) {
  const on = await openBackend({ scenario, running: true });
  const storage = emptyStorage();
  const stepsOfPage = () => createDoneSteps(on.store, '', () => storage);
  let steps = stepsOfPage();
  const send: Send = async (method, path, headers, body) => {
    const request = new Request(`http://mock.test${path}`, { method, headers, ...(body ? { body } : {}) });
    const response = await steps.recording((sent) => on.backend.handle(sent))(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  };
  const client = clientOver(send);
  const installation = { ...client, newMessage: on.newMessage, wait: on.wait };
  return {
    ...on,
    client,
    storage,
    mira: async () => {
      const { token } = await on.session(people.mira);
      return customerOver(installation, token);
    },
    admin: administratorOver(client, () => on.session(people.administrator)),
    saved: () => writtenNow(on, steps, '/installments', 'customer'),
    reload: () => (steps = stepsOfPage()),
  };
}

async function performed(text: string) {
  const saved = parseScenario(text);
  return createDemoBackend({ scenario: 'saved', scenarios: { ...scenarios, saved }, seed: 7 });
}

/** States and amounts of everything that persons see. */
function seen({ orders, plans, payments, refunds, users, scratchcards: cards, collaterals }: Reads) {
  return {
    orders: orders
      .all()
      .map(({ number, status, total, downPayment }) => [number, status, total, downPayment]),
    plans: plans
      .all()
      .map(({ number, status, principalLeft, lines }) => [
        number,
        status,
        principalLeft,
        lines.map((line) => [line.dueDate, line.paidOn, line.paidPrincipalMinor, feesCharged([line])]),
      ]),
    payments: payments
      .all()
      .map(({ status, amount, purpose, attempts }) => [status, amount, purpose, attempts.length]),
    refunds: refunds.all().map(({ amount, reason }) => [amount, reason]),
    wallets: users.all().map(({ walletBalance }) => walletBalance.amountMinor),
    cards: cards.all().map(({ code, status }) => [code, status]),
    collaterals: collaterals
      .all()
      .map(({ status, description, review }) => [status, description, review.length]),
  };
}

test('what was done by verbs and otherwise leads to the same states and amounts once it is saved', async () => {
  const { mira, admin, store, saved, wait, client } = await persons('happy');
  const first = await mira();
  await first.buys('Headphones', 'PAY4', 'declined');
  await first.retries('good');
  await first.redeems('twenty');
  await first.entersWrongPin();
  await wait(MINUTE); // until another code can be sent
  await first.buys('Turntable', 'STD6', 'good', { downPaymentBps: 5_000 });
  await first.offersCollateral();
  await wait(20 * DAY);
  const later = await mira();
  await later.settles('PLN-000101');
  const plan = store.tables.plans.all().findLast(({ title }) => title === 'Turntable');
  const amountMinor = 50_00;
  await client.get('payPlans', {
    ...later.as,
    body: {
      parts: [{ planId: plan?.id, amount: { amountMinor, currency: 'EUR' }, version: plan?.version }],
      ...byCard(await later.card('good'), amountMinor),
    },
  });
  const payment = store.tables.payments.all().findLast(({ purpose }) => purpose === 'DOWN_PAYMENT');
  await admin.refunds(payment?.id ?? '', { amountMinor: 10_00, reason: 'GOODWILL' });
  const collateral = store.tables.collaterals.all().findLast(({ status }) => status === 'SUBMITTED');
  await admin.takes(collateral?.id ?? '');
  await admin.asks(collateral?.id ?? '', 'Which jeweller sold it?');
  await wait(40 * DAY);
  await client.get('listProducts'); // a request, so that what is due is done

  const text = saved();
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'start from happy',
      'mira buys Headphones on PAY4 by the card declined',
      'mira retries by the card good',
      'mira redeems the scratchcard twenty',
      'mira enters a wrong PIN',
      '20 days pass',
      'mira settles the plan PLN-000101',
      expect.stringMatching(/^mira does payPlans with .*"planId":"\{plan PLN-\d{6}\}"/),
      expect.stringMatching(/^admin refunds €10\.00 of \{payment \d+\} because GOODWILL$/),
      expect.stringMatching(/^admin takes \{collateral \d+\}$/),
      expect.stringMatching(/^admin asks about \{collateral \d+\}: Which jeweller sold it\?$/),
      '40 days pass',
    ]),
  );
  const again = await performed(text);
  expect(seen(again.store.tables)).toEqual(seen(store.tables));
});

test('no card number, PIN, token or code is kept or written', async () => {
  const { mira, saved, store } = await persons('new-user');
  const customer = await mira();
  await customer.buys('Headphones', 'PAY4');
  await customer.redeems('fifty');
  await customer.entersScratchcard('twenty');
  await customer.entersWrongPin();
  const text = saved();
  expect(text).toContain('mira buys Headphones on PAY4\n');
  expect(text).toContain('mira enters the scratchcard twenty\n');
  const codes = store.tables.messages.all().flatMap(({ code }) => code ?? []);
  expect(codes.length).toBeGreaterThan(0);
  const secrets = [
    ...Object.values(cardNumbers),
    ...Object.values(scratchcards).map(({ pin }) => pin),
    ...wrongPins,
    ...codes,
    customer.token,
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('steps survive a reload, and begin again with the scenario', async () => {
  const { mira, saved, reload, store, wait } = await persons('new-user');
  const beginning = store.snapshot();
  await (await mira()).buys('Headphones', 'PAY4');
  reload();
  expect(saved()).toContain('mira buys Headphones on PAY4\n');
  await wait(DAY);
  await store.restore({ ...beginning, clock: { at: Date.parse(START), wall: null } });
  expect(saved()).not.toContain('buys');
  expect(saved()).not.toContain('#');
});

test('a body that is no JSON is refused by the backend, and is no step', async () => {
  const { store, backend } = await openBackend({ scenario: 'happy' });
  const steps = createDoneSteps(store, '', emptyStorage);
  const request = new Request('http://mock.test/v1/challenges', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: '{"phoneE164":',
  });
  const response = await steps.recording((sent) => backend.handle(sent))(request);
  expect(response.status).toBe(400);
  expect(steps.current().steps).toEqual([]);
});

test('changes that are no steps write little, and a reload still knows all', async () => {
  const { mira, wait, client, storage, saved, reload } = await persons('new-user');
  await (await mira()).buys('Headphones', 'PAY4');
  const { writes } = storage;
  writes.length = 0;
  await wait(DAY);
  await client.get('listProducts');
  expect(writes.length).toBeGreaterThan(0);
  expect(writes.filter((text) => text.includes('payOrder'))).toEqual([]);
  reload();
  expect(saved()).not.toContain('# Not all');
});

test('steps that could not be written are named as missing after a reload', async () => {
  const { mira, storage, saved, reload } = await persons('new-user');
  const customer = await mira();
  storage.isFull = true;
  await customer.redeems('twenty');
  reload();
  expect(saved()).toContain('# Not all');
});

test('a question that a phrase cannot say is written as the operation', async () => {
  const { store } = await openBackend({ scenario: 'happy' });
  const [collateral] = store.tables.collaterals.all();
  const lineOf = (note: string) =>
    writtenFirst(
      [
        {
          at: START,
          who: 'risk',
          operation: 'requestCollateralInfo',
          targets: [collateral?.id ?? ''],
          body: { note },
          made: null,
          isRefused: false,
        },
      ],
      store.tables,
    ).line;
  for (const note of [
    'Which jeweller\nsold it?',
    'Which  jeweller sold it?',
    'The claim was lost and is refused',
  ])
    expect(lineOf(note)).toMatch(
      `risk does requestCollateralInfo for {collateral 1} with ${JSON.stringify({ note })}`,
    );
  expect(lineOf('Which jeweller sold it?')).toMatch(/^risk asks about /);
});

test('what was done before the steps were kept is named as missing', async () => {
  const on = await openBackend();
  await on.session(people.mira);
  const steps = createDoneSteps(on.store, '', emptyStorage);
  expect(writtenNow(on, steps, '/', null)).toMatch(/^# Not all that was done is in here/);
});

test('what was gone back from is not saved, is saved again after going forward, and is lost by going on', async () => {
  const { mira, store, saved, wait, client } = await persons('happy');
  const first = await mira();
  await first.redeems('twenty');
  await wait(MINUTE);
  const { done } = store.history;
  await first.redeems('otherTwenty');
  const redeemed = () => saved().match(/redeems the scratchcard \w+/g);
  expect(redeemed()).toEqual(['redeems the scratchcard twenty', 'redeems the scratchcard otherTwenty']);
  const end = store.history.done;
  await goTo(store, done, false);
  expect(redeemed()).toEqual(['redeems the scratchcard twenty']);
  await goTo(store, end, false);
  expect(redeemed()).toEqual(['redeems the scratchcard twenty', 'redeems the scratchcard otherTwenty']);
  await goTo(store, done, false);
  await first.redeems('fifty');
  expect(redeemed()).toEqual(['redeems the scratchcard twenty', 'redeems the scratchcard fifty']);
  await client.get('listProducts');
  await goTo(store, done, true);
  expect(redeemed()).toEqual(['redeems the scratchcard twenty']);
  expect(saved()).not.toMatch(/^# Not all/m);
});

/** What time has done, by the day: messages without codes, and the audit. */
const byDay = ({ messages, auditEvents }: Reads) => [
  messages.all().flatMap(({ sentAt, code, text }) => (code === null ? [[sentAt.slice(0, 10), text]] : [])),
  auditEvents
    .all()
    .flatMap(({ at, action }) => (action === 'user.renamed' ? [] : [[at.slice(0, 10), action]])), // a script names its person
];

test('moves of the clock one after another are saved one by one, which leads to the same', async () => {
  const { mira, saved, reload, store, backend } = await persons('new-user');
  await (await mira()).buys('Espresso machine', 'STD6');
  for (const day of ['2027-02-06', '2027-02-20', '2027-03-20']) await moveTo({ store, backend }, day);
  reload();
  const text = saved();
  const moves = '27 days pass\n14 days pass\n28 days pass\n';
  expect(text).toContain(`STD6\n${moves}`);
  const again = (await performed(text)).store.tables;
  expect(seen(again)).toEqual(seen(store.tables));
  expect(byDay(again)).toEqual(byDay(store.tables));
  // what is due is done at each stop, so one move leads elsewhere
  const merged = (await performed(text.replace(moves, '69 days pass\n'))).store.tables;
  expect(byDay(merged)).not.toEqual(byDay(store.tables));
});

test('a move ends a line, and one that was gone back from is not saved', async () => {
  const { mira, saved, store, backend } = await persons('new-user');
  const customer = await mira();
  await customer.orders('Headphones', 'PAY4');
  const { done } = store.history;
  await moveTo({ store, backend }, '2027-01-15');
  await goTo(store, done, false);
  await moveTo({ store, backend }, '2027-01-12');
  await (await mira()).redeems('twenty');
  expect(saved()).toContain(
    'mira orders Headphones on PAY4\n2 days pass\nmira redeems the scratchcard twenty\n',
  );
});
