import { describe, expect, test } from 'vitest';
import { planOffers } from '#mocks/rules/offers.ts';
import { quoteHash } from '#mocks/resources/orders/quotes/hash.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { codeFor, person } from '#tests/kit/person.ts';

const MINUTE = 60_000;
const dearer = planOffers
  .filter(({ code }) => code === 'STD6')
  .map((offer) => ({ ...offer, nominalRatePpm: 99_000 }));

describe('a quote', () => {
  test('a quote has a hash over everything else, whatever the order of its members', async () => {
    const { customer } = await openWithCustomer();
    const { hash, ...signed } = await customer.quoted();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(quoteHash(signed)).toBe(hash);
    expect(quoteHash(Object.fromEntries(Object.entries(signed).toReversed()))).toBe(hash);
    const [down, first, ...rest] = signed.schedule;
    if (!down || !first) throw new Error('A schedule has two lines at least');
    const oneCentMore = {
      ...signed,
      schedule: [down, { ...first, interestMinor: first.interestMinor + 1 }, ...rest],
    };
    expect(quoteHash(oneCentMore)).not.toBe(hash);
    expect(quoteHash({ ...signed, validUntil: '2027-01-10T09:30:00.001Z' })).not.toBe(hash);
  });

  test('has a SHA-256 hash that another program computes as well', () => {
    // printf '{}' | sha256sum
    expect(quoteHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });

  test('is replaced by a new one', async () => {
    const { backend, customer } = await openWithCustomer();
    const first = await customer.quoted();
    const params = { orderId: first.orderId };
    const body = { offerCode: 'STD12', downPaymentBps: 5_000, dueDay: 1 };
    const second = await backend.done(201, 'createQuote', { params, body }, customer.as);
    expect(second).toMatchObject({ dueDay: 1, downPaymentBps: 5_000, firstDueDate: '2027-02-01' });
    expect(await customer.orderNow(first.orderId)).toMatchObject({
      status: 'QUOTED',
      quoteId: second.id,
      offerCode: 'STD12',
      downPayment: { amountMinor: 600_00 },
      financed: { amountMinor: 600_00 },
    });
    const old = { params: { ...params, quoteId: first.id } };
    expect(await backend.done(200, 'getQuote', old, customer.as)).toEqual(first);
  });

  test('is refused for an offer that does not fit, with the offers that do', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.order({ sku: 'GRINDER-01' }); // 210.00
    const params = { orderId: order.id };
    const choose = (offerCode: string) => ({
      params,
      body: { offerCode, downPaymentBps: null, dueDay: null },
    });
    const problem = await backend.rejected('offer-unavailable', 'createQuote', choose('STD12'), customer.as);
    expect(problem.alternatives).toEqual(['PAY4', 'STD6']);
    expect(problem.detail).toBe('Add €90.00 to reach the minimum of €300.00.');
    await backend.rejected('offer-unavailable', 'createQuote', choose('NONE'), customer.as);
    expect((await customer.orderNow(order.id)).status).toBe('DRAFT');
  });

  test('cannot be created after the order was submitted', async () => {
    const { backend, customer } = await openWithCustomer();
    const { orderId } = await customer.submitted();
    const call = { params: { orderId }, body: { offerCode: 'STD12', downPaymentBps: null, dueDay: null } };
    const problem = await backend.rejected('invalid-transition', 'createQuote', call, customer.as);
    expect(problem).toMatchObject({
      from: 'READY_TO_CONFIRM',
      action: 'quote',
      allowed: ['assess', 'confirm', 'cancel'],
    });
  });
});

describe('a quote that has expired', () => {
  test('cannot be signed, and the code for it is not valid for its successor', async () => {
    const { backend, customer } = await openWithCustomer();
    const { quote, call } = await customer.signable();
    await backend.wait(30 * MINUTE);
    const token = await backend.signIn('+4915112345678'); // the session has expired meanwhile
    const { newQuoteId } = await backend.rejected('quote-expired', 'confirmOrder', call, { token });
    expect(newQuoteId).not.toBe(quote.id);
    const params = { orderId: quote.orderId };
    expect(await backend.done(200, 'getOrder', { params }, { token })).toMatchObject({
      status: 'READY_TO_CONFIRM',
      quoteId: newQuoteId,
    });
    const renewed = await backend.done(
      200,
      'getQuote',
      { params: { ...params, quoteId: newQuoteId } },
      { token },
    );
    expect(renewed).toMatchObject({
      totalPayable: quote.totalPayable,
      validUntil: '2027-01-10T10:00:00.000Z',
    });
    expect(renewed.hash).not.toBe(quote.hash);
    const withOldCode = { ...call, body: { ...call.body, quoteHash: renewed.hash } };
    await backend.rejected('otp-expired', 'confirmOrder', withOldCode, { token });
  });

  test('a first quote valid for 20 seconds is followed by one with the current terms', async () => {
    const { backend, customer } = await openWithCustomer({
      firstQuote: { validSeconds: 20, thenTerms: dearer },
    });
    const quote = await customer.submitted();
    expect(quote).toMatchObject({
      validUntil: '2027-01-10T09:00:20.000Z',
      totalInterest: { amountMinor: 22_16 },
    });
    await backend.wait(20_000);
    const params = { orderId: quote.orderId };
    const request = codeFor(quote);
    const { newQuoteId } = await backend.rejected('quote-expired', 'createChallenge', request, customer.as);
    const call = { params: { ...params, quoteId: newQuoteId } };
    const renewed = await backend.done(200, 'getQuote', call, customer.as);
    expect(renewed.offer.nominalRatePpm).toBe(99_000);
    expect(renewed.totalInterest.amountMinor).toBeGreaterThan(22_16);
    expect(renewed.validUntil).toBe('2027-01-10T09:30:20.000Z');
    expect(
      (await backend.rejected('quote-expired', 'createChallenge', request, customer.as)).newQuoteId,
    ).toBe(newQuoteId);
    await backend.done(
      201,
      'createChallenge',
      codeFor({ orderId: params.orderId, id: newQuoteId }),
      customer.as,
    );
  });
});

test('a quote is found only in its own order', async () => {
  const { backend, customer } = await openWithCustomer();
  const mine = await customer.order();
  const theirs = await (await person(backend, '+4915198765432')).quoted();
  const call = { params: { orderId: mine.id, quoteId: theirs.id } };
  expect(await backend.rejected('not-found', 'getQuote', call, customer.as)).toMatchObject({
    entity: 'quote',
  });
});
