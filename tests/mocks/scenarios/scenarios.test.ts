import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lineStatus } from '#mocks/rules/line-status.ts';
import { defaultScenario, scenarios } from '#mocks/scenarios/index.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { situationOf, tally } from './situation.ts';

const today = '2027-01-10';

describe('the scenarios', () => {
  test('each has a name, and says what is special and what to do', () => {
    expect(defaultScenario).toBe('happy');
    for (const { title, description, hint } of Object.values(scenarios)) {
      expect(title).toMatch(/^[a-z][^.]+$/);
      expect(description).toMatch(/^[A-Z].+\.$/);
      expect(hint).toMatch(/^[A-Z].+\.$/);
      // two lines of the strip at 1440 px
      expect(`Scenario: ${title}. ${description} ${hint}`.length).toBeLessThan(260);
    }
    const titles = Object.values(scenarios).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('another seed gives other customers', async () => {
    const people = async (seed: number) =>
      JSON.stringify(
        (await situationOf('happy', seed)).tables.users.all().map(({ id, birthDate }) => [id, birthDate]),
      );
    expect(await people(1)).not.toBe(await people(2));
    expect(await people(1)).toBe(await people(1));
  });

  test.each(['', 'sunny', 'constructor'])(
    '"%s" is refused with a sentence that lists them',
    async (scenario) => {
      await expect(openBackend({ scenario })).rejects.toThrow(
        `There is no scenario "${scenario}". There are: happy, new-user, no-data`,
      );
    },
  );
});

describe('happy', () => {
  test('has every state of an order and of a plan', async () => {
    const { tables } = await situationOf('happy');
    expect([tables.users.size, tables.orders.size, tables.plans.size]).toEqual([41, 65, 56]);
    expect([tables.batches.size, tables.notifications.size]).toEqual([17, 14]);
    const begun = tables.notifications.all().filter(({ sentUpTo }) => sentUpTo !== null);
    expect(begun.map(({ stats }) => stats.sent + stats.errors).filter((reached) => reached === 0)).toEqual(
      [],
    );
    expect(begun).toHaveLength(11);
    expect(Math.abs(tables.payments.size - 120)).toBeLessThan(10);
    expect(Object.keys(tally(tables.orders.all().map(({ status }) => status))).toSorted()).toEqual([
      'ACTIVE',
      'AWAITING_DOWN_PAYMENT',
      'CANCELLED',
      'COMPLETED',
      'DRAFT',
      'EXPIRED',
      'QUOTED',
      'READY_TO_CONFIRM',
      'UNDER_REVIEW',
    ]);
    expect(tally(tables.plans.all().map(({ status }) => status))).toEqual({
      ACTIVE: 29,
      OVERDUE: 5,
      SETTLED: 14,
      CANCELLED: 5,
      PENDING: 3,
    });
    expect(new Set(tables.users.all().map(({ status }) => status))).toEqual(
      new Set(['ACTIVE', 'BLOCKED', 'CLOSED']),
    );
  });

  test.each([1, 2, 3, 42])(
    'seed %i has collateral and requests that wait for an administrator',
    async (seed) => {
      const { tables } = await situationOf('happy', seed);
      const collaterals = tables.collaterals.all();
      expect(tally(collaterals.map(({ status }) => status))).toEqual({
        SUBMITTED: 2,
        UNDER_REVIEW: 1,
        INFO_REQUESTED: 1,
        PLEDGED: 1,
      });
      const requests = tables.approvals.all();
      expect(requests.map(({ operation, status }) => [operation, status])).toEqual([
        ['changeCreditLimit', 'PENDING'],
        ['createRefund', 'PENDING'],
        ['changeCreditLimit', 'PENDING'],
      ]);
      expect(new Set(requests.map(({ requestedBy }) => requestedBy.name))).toEqual(
        new Set(['Ada Brandt', 'Ebba Norell']),
      );
    },
  );

  test.each([1, 2, 3, 4, 5])(
    'seed %i has instalments that are due today, due soon, in grace and overdue',
    async (seed) => {
      const { tables } = await situationOf('happy', seed);
      const statuses = tables.plans
        .all()
        .filter(({ status }) => status === 'ACTIVE' || status === 'OVERDUE')
        .flatMap(({ lines, offer }) => lines.map((line) => lineStatus(line, today, offer.graceDays)));
      expect(Object.keys(tally(statuses))).toEqual(
        expect.arrayContaining(['PAID', 'UPCOMING', 'DUE_SOON', 'DUE', 'IN_GRACE', 'OVERDUE']),
      );
    },
  );

  test.each([1, 2, 3])(
    'seed %i has Mira Okafor with PLN-000101, two of six paid, and a settled plan',
    async (seed) => {
      const { tables } = await situationOf('happy', seed);
      const user = tables.users.find('phoneE164', '+4915112345678');
      expect(user).toMatchObject({ fullName: 'Mira Okafor', email: 'mira.okafor@example.com', openPlans: 1 });
      const plans = tables.plans.by('userId', user?.id ?? '');
      expect(plans.map(({ status, title }) => [status, title])).toEqual([
        ['SETTLED', 'Headphones'],
        ['ACTIVE', 'Espresso machine'],
      ]);
      // docs/domain.md, "Worked examples": after two lines of STD6 for 1,200.00 there are 724.19 left
      expect(plans[1]).toMatchObject({
        number: 'PLN-000101',
        principalLeft: 724_19,
        totalInterest: 22_16,
      });
      expect(plans[1]?.lines.map(({ paidOn }) => paidOn)).toEqual([
        '2026-11-05',
        '2026-12-05',
        '2027-01-05',
        null,
        null,
        null,
        null,
      ]);
    },
  );

  test('Mira has saved the card by which she has paid each month', async () => {
    const { tables } = await situationOf('happy');
    const mira = tables.users.find('phoneE164', people.mira);
    const paidBy = tables.payments.by('userId', mira?.id ?? '').map(({ cardTokenId }) => cardTokenId);
    expect(mira?.savedCards.map(({ cardTokenId }) => cardTokenId)).toEqual([...new Set(paidBy)]);
    expect(paidBy.length).toBeGreaterThan(5);
  });

  test('batches are numbered in the order in which they were created', async () => {
    const { tables } = await situationOf('happy');
    const byDate = tables.batches.all().toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    const numbers = byDate.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(15);
    expect(numbers).toEqual(numbers.toSorted());
  });

  test('each card is counted once, and no notification counter exceeds the one before', async () => {
    const { tables } = await situationOf('happy');
    for (const { id, counts, quantity, status } of tables.batches.all()) {
      const cards = tally(tables.scratchcards.by('batchId', id).map((card) => card.status.toLowerCase()));
      expect(Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))).toEqual(cards);
      expect(Object.values(counts).reduce((all, count) => all + count, 0)).toBe(
        status === 'DRAFT' ? 0 : quantity,
      );
      expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(0);
    }
    for (const { stats, audienceCount } of tables.notifications.all()) {
      const { sent, delivered, opened, errors } = stats;
      expect([sent + errors, sent, delivered, opened]).toEqual(
        [Math.min(audienceCount, sent + errors), sent, delivered, opened].toSorted((a, b) => b - a),
      );
    }
  });
});

describe('the other scenarios', () => {
  test('new-user has products, each with an image, and offers, but no customers', async () => {
    const { tables } = await situationOf('new-user');
    expect([tables.products.size, tables.offers.size, tables.users.size, tables.orders.size]).toEqual([
      8, 5, 0, 0,
    ]);
    const drawings = tables.products.all().map(({ imageUrl }) => `public${imageUrl}`);
    expect(drawings.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('no-data has only administrators, notification templates and settings', async () => {
    const { tables } = await situationOf('no-data');
    const filled = Object.entries(tables).filter(([, table]) => table.size > 0);
    expect(filled.map(([name]) => name).toSorted()).toEqual([
      'administrators',
      'notificationTemplates',
      'settings',
    ]);
  });

  test('declined-then-success has a bank that declines first attempts', async () => {
    const { tables } = await situationOf('declined-then-success');
    expect(tables.settings.get('settings')?.bank).toBe('FIRST_ATTEMPT_DECLINED');
    expect((await situationOf('happy')).tables.settings.get('settings')?.bank).toBe('BY_CARD');
  });

  test('quote-expires replaces every offer by a more expensive one after 20 seconds', async () => {
    const { tables } = await situationOf('quote-expires');
    const { firstQuote } = tables.settings.get('settings') ?? {};
    expect(firstQuote?.validSeconds).toBe(20);
    const rise = firstQuote?.thenTerms.map(
      (terms) => terms.nominalRatePpm - (tables.offers.get(terms.code)?.terms.nominalRatePpm ?? 0),
    );
    expect(rise).toEqual([9_000, 9_000, 9_000, 9_000, 9_000]);
  });

  test('big-list has 10,000 customers and 30,000 payments', async () => {
    const { tables } = await situationOf('big-list', 2);
    expect([tables.users.size, tables.payments.size]).toEqual([10_000, 30_000]);
    expect(tables.plans.size).toBe(tables.orders.size);
    expect(Object.keys(tally(tables.plans.all().map(({ status }) => status))).toSorted()).toEqual([
      'ACTIVE',
      'DEFAULTED',
      'OVERDUE',
      'SETTLED',
    ]);
  });
});

test('batch-10000 has the largest batch, and a PIN for each of its cards', async () => {
  const { tables } = await situationOf('batch-10000');
  expect(tables.batches.all().map(({ counts, exportedAt }) => [counts.created, exportedAt])).toEqual([
    [10_000, null],
  ]);
  const cards = tables.scratchcards.all();
  expect(cards).toHaveLength(10_000);
  expect(new Set(cards.map(({ code }) => code)).size).toBe(10_000);
  expect(cards.filter(({ pinCipher }) => pinCipher === null)).toEqual([]);
});

describe('one-of-each', () => {
  test('has an order of Mira in every state and two payments to try again', async () => {
    const { tables } = await situationOf('one-of-each');
    const mira = tables.users.all().find(({ fullName }) => fullName === 'Mira Okafor')?.id;
    const states = new Set(
      tables.orders.all().flatMap((order) => (order.userId === mira ? order.status : [])),
    );
    expect(states.size).toBe(9);
    const failed = tables.payments.all().filter(({ status }) => status === 'FAILED');
    expect(failed.filter(({ userId }) => userId === mira)).not.toEqual([]);
    expect(failed.filter(({ userId }) => userId !== mira)).not.toEqual([]);
  });

  test('has a verified code for the order that is ready, and two that were not entered', async () => {
    const { tables } = await situationOf('one-of-each');
    const codes = tables.challenges.all();
    const ready = tables.orders.all().find(({ status }) => status === 'READY_TO_CONFIRM');
    expect(codes.map(({ status }) => status).toSorted()).toEqual(['ISSUED', 'ISSUED', 'VERIFIED']);
    expect(codes.find(({ status }) => status === 'VERIFIED')?.orderId).toBe(ready?.id);
  });
});
