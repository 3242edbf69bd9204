import { euro } from '#tests/kit/money.ts';
import { byCard } from '#tests/kit/sources.ts';
import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { problemIn } from '#tests/kit/client.ts';
import { collateralOf, png, reviewer, SCANNED } from '#tests/kit/collateral.ts';
import { administrators } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const DAY = 24 * 60 * 60_000;

async function open() {
  const backend = await openBackend();
  const customer = await person(backend);
  const own = collateralOf(backend, customer);
  const risk = await reviewer(backend);
  return { backend, customer, own, risk };
}

/** An order of 1,200.00 in 24 months whose gold of 1,200.00 is approved. */
async function approved() {
  const kit = await open();
  const order = await kit.own.securedOrder();
  const { id } = await kit.own.handsIn(order.id);
  await kit.risk.approves(id, 1_200_00);
  return { ...kit, orderId: order.id, id };
}

type Kit = Awaited<ReturnType<typeof approved>>;

/** The order is signed and its down payment of 240.00 paid. */
async function buys({ backend, customer, orderId }: Pick<Kit, 'backend' | 'customer' | 'orderId'>) {
  const { quoteId } = await customer.orderNow(orderId);
  const params = { orderId, quoteId: quoteId ?? '' };
  const quote = await backend.done(200, 'getQuote', { params }, customer.as);
  await backend.wait(61_000);
  const body = { purpose: 'CONFIRM_ORDER', orderId, quoteId: quote.id } as const;
  const challenge = await backend.done(201, 'createChallenge', { body }, customer.as);
  const typed = { params: { challengeId: challenge.id }, body: { code: backend.newMessage().code } };
  await backend.done(200, 'verifyChallenge', typed, customer.as);
  const signature = await customer.signature(quote.hash, challenge.id);
  const confirmed = await backend.done(
    200,
    'confirmOrder',
    { params: { orderId }, body: signature },
    customer.as,
  );
  return customer.pays(confirmed);
}

describe('an order with a secured plan', () => {
  test('waits for collateral, is reviewed, and can be bought', async () => {
    const { backend, customer, own, risk } = await open();
    const order = await own.securedOrder();
    expect(order).toMatchObject({ status: 'COLLATERAL_REQUIRED', financed: euro(960_00) });

    const { id } = await own.offers(order.id);
    expect(await own.now(id)).toMatchObject({
      status: 'DRAFT',
      lendable: euro(960_00),
      missingDocuments: ['PHOTO', 'OWNERSHIP'],
    });
    await own.uploads(id, 'PHOTO');
    await own.uploads(id, 'OWNERSHIP');
    await backend.wait(SCANNED);
    expect((await own.now(id)).missingDocuments).toEqual([]);
    expect((await own.submits(id)).status).toBe('SUBMITTED');
    expect((await customer.orderNow(order.id)).status).toBe('UNDER_REVIEW');

    await risk.approves(id, 1_200_00);
    expect((await customer.orderNow(order.id)).status).toBe('READY_TO_CONFIRM');
    expect((await own.now(id)).valuation).toMatchObject({ value: euro(1_200_00), validUntil: '2027-01-17' });

    await buys({ backend, customer, orderId: order.id });
    const { status, planNumber } = await customer.orderNow(order.id);
    expect(status).toBe('ACTIVE');
    const pledged = await own.now(id);
    expect(pledged).toMatchObject({ status: 'PLEDGED', pledgedTo: { planNumber } });
    expect(pledged.review.map((step) => step.status)).toEqual([
      'SUBMITTED',
      'UNDER_REVIEW',
      'APPROVED',
      'PLEDGED',
    ]);
  });

  test('gold of 1,000.00 and electronics of 500.00 count 1,000.00: 960.00 by them is 64 %', async () => {
    const { own, customer, risk } = await open();
    const { id: orderId } = await own.securedOrder();
    const gold = await own.handsIn(orderId, 'GOLD_JEWELLERY', 1_000_00);
    expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED'); // 160.00 are missing
    expect(await own.coverage(orderId)).toMatchObject({ inReview: euro(800_00), missing: euro(160_00) });

    const electronics = await own.handsIn(orderId, 'ELECTRONICS', 500_00);
    expect((await customer.orderNow(orderId)).status).toBe('UNDER_REVIEW');
    await risk.approves(gold.id, 1_000_00);
    expect((await customer.orderNow(orderId)).status).toBe('UNDER_REVIEW');
    await risk.approves(electronics.id, 500_00);
    expect(await own.coverage(orderId)).toMatchObject({
      orderStatus: 'READY_TO_CONFIRM',
      needed: euro(960_00),
      covered: euro(1_000_00),
      missing: euro(0),
      ltvBps: 6_400,
      afterFall: { byBps: 2_000, covered: euro(800_00), missing: euro(160_00) },
    });
  });

  test('a lower valuation of what was approved takes the order back', async () => {
    const { customer, own, risk, orderId, id } = await approved();
    await risk.values(id, 1_200_00);
    expect((await customer.orderNow(orderId)).status).toBe('READY_TO_CONFIRM');
    await risk.values(id, 1_199_99);
    // One cent less than the 1,200.00 that were declared.
    expect((await own.now(id)).valuation?.difference).toEqual(euro(-1));
    expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');
    expect(await own.coverage(orderId)).toMatchObject({ covered: euro(959_99), missing: euro(1) });
  });

  test('a lower valuation asks for more; a higher down payment is a way out', async () => {
    const { backend, own, customer, risk } = await open();
    const { id: orderId } = await own.securedOrder();
    const { id } = await own.handsIn(orderId);
    await risk.approves(id, 1_000_00);
    expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');
    const call = { params: { orderId } };
    const { missing } = await backend.refused('collateral-insufficient', 'submitOrder', call, customer.as);
    expect(missing).toEqual(euro(160_00));

    // 34 % of 1,200.00 leave 792.00, and 800.00 are covered
    const body = { offerCode: 'SEC24', downPaymentBps: 3_400, dueDay: null };
    await backend.done(201, 'createQuote', { ...call, body }, customer.as);
    expect((await backend.done(200, 'submitOrder', call, customer.as)).status).toBe('READY_TO_CONFIRM');
  });

  test('a question comes back to the customer, and the answer to the reviewer', async () => {
    const { own, customer, risk } = await open();
    const { id: orderId } = await own.securedOrder();
    const { id } = await own.handsIn(orderId);
    await risk.takes(id);
    await risk.asks(id, 'Please add a photo of the stamp.');
    expect(await own.now(id)).toMatchObject({
      status: 'INFO_REQUESTED',
      question: 'Please add a photo of the stamp.',
    });
    expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');
    const answered = await own.submits(id, 'It is on the clasp.');
    expect(answered).toMatchObject({ status: 'SUBMITTED', question: null });
    expect(answered.review.at(-1)).toMatchObject({ by: 'CUSTOMER', note: 'It is on the clasp.' });
    expect((await customer.orderNow(orderId)).status).toBe('UNDER_REVIEW');
  });

  test('a rejection leaves the order open; a suspicion declines it and is not named to the customer', async () => {
    const { own, customer, risk } = await open();
    const { id: orderId } = await own.securedOrder();
    const first = await own.handsIn(orderId);
    await risk.takes(first.id);
    await risk.rejects(first.id, 'OWNERSHIP_UNCLEAR');
    expect(await own.now(first.id)).toMatchObject({ rejection: { reason: 'OWNERSHIP_UNCLEAR' } });
    expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');

    const second = await own.handsIn(orderId);
    await risk.takes(second.id);
    await risk.rejects(second.id, 'FRAUD_SUSPECTED');
    expect((await customer.orderNow(orderId)).status).toBe('DECLINED');
    expect(await own.now(second.id)).toMatchObject({ rejection: { reason: 'NOT_ACCEPTED' }, order: null });
  });

  test('what was approved for a cancelled order can be used for the next one', async () => {
    const { backend, customer, own, orderId, id } = await approved();
    await customer.cancels({ id: orderId });
    expect(await own.now(id)).toMatchObject({ status: 'APPROVED', order: null });
    const next = await own.securedOrder();
    const call = { params: { collateralId: id }, body: { orderId: next.id } };
    await backend.done(200, 'attachCollateral', call, customer.as);
    const continued = await backend.done(200, 'submitOrder', { params: { orderId: next.id } }, customer.as);
    expect(continued.status).toBe('READY_TO_CONFIRM');
  });

  test('a valuation that has expired takes the order back, and is asked for again', async () => {
    const { backend, orderId, id } = await approved();
    await backend.store.transact(({ tables }) => {
      const order = tables.orders.get(orderId);
      if (order) tables.orders.replace({ ...order, expiresAt: '2027-02-10T09:00:00.000Z' });
    });
    await backend.wait(7 * DAY); // 17 January, its last day
    const customer = await person(backend);
    const later = collateralOf(backend, customer);
    expect((await later.now(id)).status).toBe('APPROVED');
    await backend.wait(DAY);
    const again = await person(backend);
    const last = collateralOf(backend, again);
    expect((await last.now(id)).status).toBe('EXPIRED');
    expect((await again.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');
    await last.submits(id);
    expect((await again.orderNow(orderId)).status).toBe('UNDER_REVIEW');
  });
});

describe('a plan that is secured', () => {
  test('lacks 160.00 when its gold is worth 1,000.00, until more is approved', async () => {
    const kit = await approved();
    const { backend, own, risk, orderId, id } = kit;
    await buys(kit);
    const body = { value: euro(1_000_00), method: 'MARKET_FEED', reason: 'Gold has fallen' };
    const simulated = await backend.get('simulateValuation', { ...(await risk.call(id, body)) });
    expect(simulated).toMatchObject({ status: 'SHORTFALL', shortfall: euro(160_00) });
    expect((await own.now(id)).status).toBe('PLEDGED');

    await risk.does('valueCollateral', id, body);
    expect(await own.now(id)).toMatchObject({ status: 'SHORTFALL', shortfall: euro(160_00) });
    const told = () => kit.backend.store.tables.inbox.all().map(({ title, body }) => `${title}. ${body}`);
    expect(told()).toContainEqual(
      expect.stringMatching(
        /^Your collateral does not cover your plan any more. €160\.00 is missing for PLN-/,
      ),
    );
    const camera = await own.handsIn(orderId, 'ELECTRONICS', 400_00);
    expect((await own.now(id)).status).toBe('SHORTFALL');
    await risk.approves(camera.id, 400_00);
    expect(await own.now(id)).toMatchObject({ status: 'PLEDGED', shortfall: null });
    expect((await own.now(camera.id)).status).toBe('PLEDGED');
    expect(told()).toContainEqual(expect.stringMatching(/^Your collateral covers your plan again/));
  });

  // Half a month in, 15 of 31 days: 160.00 and R(960.00 × 8.9 % / 12 × 15/31) = 3.45 of interest, which is paid first.
  test.each([
    ['163.44 paid ahead leave it short of a cent', 163_44, { status: 'SHORTFALL', shortfall: euro(1) }],
    ['163.45 paid ahead cover it again', 163_45, { status: 'PLEDGED', shortfall: null }],
  ])('that lacks 160.00: %s', async (_what, minor, after) => {
    const kit = await approved();
    const { backend, own, risk, orderId, id } = kit;
    await buys(kit);
    expect((await own.coverage(orderId)).payAhead).toBeNull();
    await risk.values(id, 1_000_00);
    expect((await own.coverage(orderId)).payAhead).toEqual(euro(160_00));
    await backend.wait(15 * DAY);
    const customer = await person(backend);
    const later = collateralOf(backend, customer);
    expect((await later.coverage(orderId)).payAhead).toEqual(euro(163_45));
    const { planId } = await customer.orderNow(orderId);
    const params = { planId: planId ?? '' };
    const { version, shortfall } = await backend.done(200, 'getPlan', { params }, customer.as);
    expect(shortfall).toEqual({ missing: euro(160_00), payAhead: euro(163_45) });
    const body = {
      amount: euro(minor),
      mode: 'LOWER_INSTALMENT',
      ...byCard(await customer.card('good'), minor),
    } as const;
    await backend.done(201, 'prepayPlan', { params, body }, { ...customer.as, ifMatch: `"${version}"` });
    expect(await later.now(id)).toMatchObject(after);
    const missing = (await backend.done(200, 'getPlan', { params }, customer.as)).shortfall?.missing ?? null;
    expect(missing).toEqual(after.shortfall);
  });

  test('cannot lose its collateral to another order', async () => {
    const kit = await approved();
    await buys(kit);
    const call = { params: { collateralId: kit.id } };
    const { planNumber } = await kit.backend.refused(
      'collateral-already-pledged',
      'removeCollateral',
      call,
      kit.customer.as,
    );
    expect(planNumber).toBe((await kit.customer.orderNow(kit.orderId)).planNumber);
  });

  test('gives it back within seven working days once everything was refunded', async () => {
    const kit = await approved();
    const { backend, own, id, customer } = kit;
    const payment = await buys(kit);
    const token = await backend.signIn('admin@tranche.example');
    const params = { paymentId: payment.id };
    const { version, amount } = await backend.done(200, 'getPaymentAsAdministrator', { params }, { token });
    const body = { amount, reason: 'RETURN', note: null } as const;
    await backend.done(201, 'createRefund', { params, body }, { token, ifMatch: `"${version}"` });
    expect(await own.now(id)).toMatchObject({ status: 'RELEASE_PENDING', releaseBy: '2027-01-19' });
    const call = { params: { collateralId: id } };
    const returned = await backend.done(200, 'confirmCollateralReturn', call, customer.as);
    expect(returned.status).toBe('RELEASED');
  });
});

describe('a plan that a refund opens again', () => {
  test('has what secured it back', async () => {
    const kit = await approved();
    const { backend, own, id, customer } = kit;
    const payment = await buys(kit);
    const { planId } = await customer.orderNow(kit.orderId);
    const ofPlan = { params: { planId: planId ?? '' } };
    const { amount } = await backend.done(
      200,
      'quoteSettlement',
      { ...ofPlan, body: { on: null } },
      customer.as,
    );
    const body = { amount, ...byCard(await customer.card('good'), amount.amountMinor) };
    await backend.done(201, 'settlePlan', { ...ofPlan, body }, customer.as);
    expect(await own.now(id)).toMatchObject({ status: 'RELEASE_PENDING' });
    const token = await backend.signIn('admin@tranche.example');
    const params = { paymentId: payment.id };
    const { version } = await backend.done(200, 'getPaymentAsAdministrator', { params }, { token });
    const part = { amount: euro(10_00), reason: 'GOODWILL', note: null } as const;
    await backend.done(201, 'createRefund', { params, body: part }, { token, ifMatch: `"${version}"` });
    expect(await own.now(id)).toMatchObject({ status: 'PLEDGED', releaseBy: null });
  });
});

describe('documents', () => {
  test('come in parts and go on where they stopped', async () => {
    const { backend, customer, own } = await open();
    const { id: orderId } = await own.securedOrder();
    const { id: collateralId } = await own.offers(orderId);
    // The signature of a PNG file, and an x.
    const sha256 = '1cd153041b3d879295c47092b98f7458eb01d021db67f47e8d7f76d93d8b8ff5';
    const announced = { params: { collateralId }, body: { ...png, sizeBytes: 9, sha256 } };
    const { id: documentId } = await backend.done(201, 'registerDocument', announced, customer.as);
    const params = { collateralId, documentId };
    const part = (offset: number, data: string) =>
      backend.done(200, 'sendDocumentPart', { params, body: { offset, data } }, customer.as);
    expect(await part(0, 'iVBORw0KGgo=')).toMatchObject({ status: 'UPLOADING', receivedBytes: 8 });
    expect(await backend.done(200, 'getDocumentUpload', { params }, customer.as)).toMatchObject({
      receivedBytes: 8,
    });
    expect(await part(8, 'eA==')).toMatchObject({ status: 'SCANNING', receivedBytes: 9 });
    await backend.wait(SCANNED);
    expect((await own.now(collateralId)).documents).toMatchObject([{ status: 'ACCEPTED' }]);
    expect(backend.store.tables.uploads.size).toBe(0);
  });

  test('the file that every scanner reports is rejected', async () => {
    const { backend, customer, own } = await open();
    const { id: orderId } = await own.securedOrder();
    const { id: collateralId } = await own.offers(orderId);
    // EICAR's test file inside a PDF
    const text = `%PDF-1.7 X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const body = { ...png, mime: 'application/pdf', fileName: 'x.pdf', sizeBytes: text.length, sha256 };
    const document = await backend.done(
      201,
      'registerDocument',
      { params: { collateralId }, body },
      customer.as,
    );
    const params = { collateralId, documentId: document.id };
    await backend.done(
      200,
      'sendDocumentPart',
      { params, body: { offset: 0, data: btoa(text) } },
      customer.as,
    );
    await backend.wait(SCANNED);
    expect((await own.now(collateralId)).documents).toMatchObject([
      { status: 'REJECTED', rejectReason: 'MALWARE' },
    ]);
  });
});

describe('what a reviewer reads of a file', () => {
  /** A PDF of 400,000 bytes in seven parts, which a reviewer gets in two. */
  async function large() {
    const { backend, customer, own, risk } = await open();
    const { id: orderId } = await own.securedOrder();
    const { id: collateralId } = await own.offers(orderId);
    const bytes = Uint8Array.from({ length: 400_000 }, (_, at) => (at * 31) % 251);
    bytes.set(new TextEncoder().encode('%PDF-1.7'));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const announced = { ...png, mime: 'application/pdf', sizeBytes: bytes.length, sha256 };
    const call = { params: { collateralId }, body: announced };
    const { id: documentId } = await backend.done(201, 'registerDocument', call, customer.as);
    const params = { collateralId, documentId };
    for (let offset = 0; offset < bytes.length; offset += 65_536) {
      const data = Buffer.from(bytes.subarray(offset, offset + 65_536)).toString('base64');
      await backend.done(200, 'sendDocumentPart', { params, body: { offset, data } }, customer.as);
    }
    return { backend, customer, own, bytes, params, token: risk.token };
  }

  test('is byte for byte what the customer uploaded, once it is accepted', async () => {
    const { backend, own, bytes, params, token } = await large();
    const at = (offset?: number) => ({ token, params, ...(offset && { query: { offset } }) });
    expect((await backend.ask('getDocumentContent', at())).status).toBe(404); // it is being checked
    await backend.wait(SCANNED);
    await own.now(params.collateralId);
    const first = await backend.get('getDocumentContent', at());
    expect(first.nextOffset).toBe(393_216);
    const second = await backend.get('getDocumentContent', at(393_216));
    expect(second.nextOffset).toBeNull();
    expect(Buffer.from(first.data + second.data, 'base64').equals(bytes)).toBe(true);
    const behind = problemIn(await backend.ask('getDocumentContent', at(400_000)));
    expect(behind).toMatchObject({ code: 'validation-failed', errors: [{ pointer: '/query/offset' }] });
  });

  test('is not given to support, nor after the file was removed', async () => {
    const { backend, customer, own, params, token } = await large();
    await backend.wait(SCANNED);
    await own.now(params.collateralId);
    const support = { token: await backend.signIn(administrators.SUPPORT), params };
    const refused = problemIn(await backend.ask('getDocumentContent', support));
    expect(refused).toMatchObject({ code: 'forbidden', requiredPermission: 'collateral.review' });
    const seen = await backend.get('getCollateralAsAdministrator', support);
    expect(seen.mayReadDocuments).toBe(false);
    expect(seen.actions.every(({ allowed }) => !allowed)).toBe(true);
    expect((await backend.get('getCollateralAsAdministrator', { token, params })).mayReadDocuments).toBe(
      true,
    );
    await backend.done(204, 'removeDocument', { params }, customer.as);
    expect(backend.store.tables.uploadParts.size).toBe(0);
  });
});

takesTransitions('C3b', 'C4b', 'C6', 'C7', 'C8', 'C9', 'C10', 'C10b', 'C14c', 'F3', 'O8b', 'O9');
