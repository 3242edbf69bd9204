import { describe, expect, test } from 'vitest';
import type { OperationName } from '#contracts/index.ts';
import { type Call, problemIn } from '#tests/kit/client.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { byCard } from '#tests/kit/sources.ts';
import { names } from './operation-names.ts';
import { ready } from './backend.ts';

describe.each(names(({ idempotent }) => idempotent))('a repeated %s', (name) => {
  test('needs a key that is a UUID', async () => {
    const { backend, request } = await ready(name);
    const before = await backend.state();
    for (const key of [null, '1', 'not-a-uuid']) {
      expect(problemIn(await backend.ask(name, { ...request, key })).code).toBe('idempotency-key-required');
    }
    expect(await backend.state()).toEqual(before);
  });

  test('gets the same answer and changes nothing again', async () => {
    const { backend, request } = await ready(name);
    const key = crypto.randomUUID();
    const first = await backend.ask(name, { ...request, key });
    await backend.wait(60_000);
    await backend.ask('getConfig'); // makes the changes that are due, such as the rows of a job
    const before = await backend.state();
    const again = await backend.ask(name, { ...request, key });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await backend.state()).toEqual(before);
  });

  test('gets the same answer for its key in quotes', async () => {
    const { backend, request } = await ready(name);
    const key = crypto.randomUUID();
    const first = await backend.ask(name, { ...request, key: `"${key}"` });
    expect(first.status).toBeLessThan(300);
    const again = await backend.ask(name, { ...request, key });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
  });

  test('is carried out once when it is sent twice at the same time', async () => {
    const { backend, request } = await ready(name);
    const key = crypto.randomUUID();
    const responses = await Promise.all([
      backend.ask(name, { ...request, key }),
      backend.ask(name, { ...request, key }),
    ]);
    const replays = responses.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
    const refusals = responses.filter(({ status }) => status === 409);
    expect(replays.length + refusals.length, 'answers with Idempotency-Replayed, or 409').toBe(1);
    for (const refusal of refusals) expect(problemIn(refusal).code).toBe('idempotency-in-progress');
  });
});

describe.each(names(({ idempotent, body }) => idempotent && body))('a repeated %s', (name) => {
  test('with another body is refused, and the first answer is still kept', async () => {
    const { backend, request } = await ready(name);
    const key = crypto.randomUUID();
    const first = await backend.ask(name, { ...request, key });
    const before = await backend.state();
    const other = { ...Object(request.body), ...otherField(name, request) };
    expect(problemIn(await backend.ask(name, { ...request, body: other, key })).code).toBe(
      'idempotency-key-reused',
    );
    expect(await backend.state()).toEqual(before);
    expect((await backend.ask(name, { ...request, key })).body).toEqual(first.body);
  });

  test('with a corrected body may use the key of the refused request', async () => {
    const { backend, request } = await ready(name);
    const key = crypto.randomUUID();
    expect(problemIn(await backend.ask(name, { ...request, body: {}, key })).code).toBe('validation-failed');
    expect((await backend.ask(name, { ...request, key })).status).toBeLessThan(300);
  });
});

/** Commands that add something beside their resource, whose version stays (docs/domain.md, "Versions"). */
const addsOnly: ReadonlySet<string> = new Set<OperationName>([
  'recordContact',
  'remindPlan',
  'remindOfOrder',
  'addUserNote',
  'completeUserNote',
  'tagUser',
  'untagUser',
  'sendUserMessage',
  'resendUserCode',
  'createOrderForCustomer',
  'endUserSessions',
  'revealUserContacts',
]);

describe.each(names(({ version }) => version === 'requires'))('a change by %s', (name) => {
  test('needs If-Match with the current version', async () => {
    const { backend, request } = await ready(name);
    const before = await backend.state();
    const { ifMatch = '', ...without } = request;
    expect(problemIn(await backend.ask(name, without)).code).toBe('precondition-required');
    const current = Number(/\d+/.exec(ifMatch)?.[0]);
    const otherVersions = [current + 1, ...(current > 1 ? [current - 1] : [])]; // versions begin with 1
    for (const other of otherVersions) {
      const problem = problemIn(await backend.ask(name, { ...without, ifMatch: `"${other}"` }));
      expect(problem).toMatchObject({ code: 'version-conflict', currentVersion: current });
    }
    expect(await backend.state()).toEqual(before);
    const done = await backend.ask(name, request);
    expect(done.status).toBeLessThan(300);
    // A created resource has version 1, a payment 2 once the bank has answered; a changed one has risen, by a retry twice.
    const reached = Number(/\d+/.exec(done.headers.get('etag') ?? '')?.[0]);
    if (done.status !== 200) expect([1, 2]).toContain(reached);
    else if (addsOnly.has(name)) expect(reached).toBe(current);
    else expect(reached).toBeGreaterThan(current);
    if (!addsOnly.has(name)) return;
    const { body } = await backend.ask(name, { ...request, dryRun: true, key: null });
    expect(Object(body).code).not.toBe('version-conflict'); // what was added leaves the version current
  });
});

/** Another valid body. */
function otherField(name: OperationName, request: Call): object {
  const by: Partial<Record<OperationName, object>> = {
    endSessionByKey: { endKey: '1'.repeat(64) },
    createChallenge: { quoteId: 'qte_01JH8ZK3W00000000000000000', contact: 'another@example.com' },
    verifyChallenge: { code: '000000' },
    updateMe: { fullName: 'Another Name' },
    updatePreferences: { marketing: false },
    updateInboxItem: { status: 'UNREAD' },
    createOrder: { items: [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 2 }] },
    giveScratchcard: { reason: 'Another reason' },
    createOrderForCustomer: { reason: 'Another reason' },
    createQuote: { dueDay: 16 },
    rateOrder: { stars: 5 },
    requestBudgetReview: { note: 'Another note' },
    decideBudgetReview: { decision: 'DECLINED' },
    createAssessment: { existingObligations: { amountMinor: 22_000, currency: 'EUR' } },
    confirmOrder: { quoteHash: '0'.repeat(64) },
    payOrder: { amount: { amountMinor: 1, currency: 'EUR' } },
    retryPayment: byCard('tok_01JH8ZK3W00000000000000000'),
    confirmPayment: { result: 'REFUSED' },
    payPlans: byCard('tok_01JH8ZK3W00000000000000000'),
    prepayPlan: { mode: 'SHORTER_TERM' },
    settlePlan: { amount: { amountMinor: 1, currency: 'EUR' } },
    withdrawPlan: { amount: { amountMinor: 1, currency: 'EUR' } },
    reschedulePlan: { months: 11 },
    changeDueDay: { dueDay: 25 },
    setAutopay: { cardTokenId: null },
    saveCard: { name: 'Another name' },
    createSavedView: { name: 'Another name' },
    updateSavedView: { name: 'Another name' },
    recordPromise: { note: 'Another note' },
    openDispute: { text: 'Another text, long enough' },
    answerDispute: { answer: 'Another answer, long enough' },
    waiveFees: { reason: 'Another reason, long enough' },
    reschedulePlanAsAdministrator: { months: 11 },
    extendPlan: { days: 15 },
    createDiscount: { validTo: '2029-12-31' },
    changeRole: { role: 'RISK' },
    writeOffPlan: { reason: 'Another reason, long enough' },
    requestReturn: { text: 'Another text, long enough' },
    addReturnPhoto: { fileName: 'another.png' },
    rejectReturn: { answer: 'Another answer, long enough' },
    creditGoods: { reason: 'Another reason, long enough' },
    recordContact: { text: 'Another text' },
    startPlansJob: { reason: 'Another reason, long enough' },
    createCardToken: { holder: 'Another Holder' },
    createScratchcardToken: scratchcards.otherFifty,
    redeemScratchcard: scratchcards.otherFifty,
    chargeBackPayment: { reason: 'Another reason, long enough' },
    cancelPayment: { reason: 'Another reason, long enough' },
    createRefund: { note: 'Another one' },
    completeUserNote: { no: 2 },
    addUserNote: { text: 'Another note' },
    sendUserMessage: { text: 'Another text' },
    tagUser: { tag: 'another' },
    untagUser: { tag: 'another' },
    createCollateral: { description: 'Another thing' },
    updateCollateral: { description: 'Another thing' },
    attachCollateral: { orderId: 'ord_01JH8ZK3W00000000000000000' },
    submitCollateral: { answer: 'Another answer' },
    registerDocument: { fileName: 'another.png' },
    correctDocument: { kind: 'APPRAISAL' },
    sendDocumentPart: { data: 'AAAA' },
    requestCollateralInfo: { note: 'Another question' },
    createBatch: { name: 'Another batch' },
    activateBatch: { cards: { from: 1, to: 2 } },
    retryDeliveries: { deliveryIds: ['ndl_01JH8ZK3W00000000000000000'] },
    importUsers: { rows: [{ fullName: 'Tom Falk', contact: '+4915177777777', tag: '' }] },
    createNotification: { name: 'Another notification' },
    updateNotification: { name: 'Another notification' },
    sendNotification: { at: '2028-01-12T09:00:00.000Z' },
    rejectCollateral: { note: 'Another reason' },
  };
  const hasReason = Object.hasOwn(Object(request.body), 'reason');
  const field = by[name] ?? (hasReason ? { reason: 'Another reason' } : undefined);
  if (!field) throw new Error(`${name} needs another body here`);
  return field;
}
