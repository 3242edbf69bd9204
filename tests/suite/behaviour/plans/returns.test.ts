import { expect, test } from 'vitest';
import { auditOf, planOf } from '#tests/kit/administered.ts';
import { credits, headphones, piecesOf } from '#tests/kit/goods.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { opened } from '#tests/suite/backend.ts';

const text = 'The left one makes no sound.';
const photo = { fileName: 'left.png', mime: 'image/png', data: 'iVBORw0KGgo=' } as const;

async function asked() {
  const backend = await opened('new-user');
  const customer = await headphones(backend);
  const { planId, params, as } = customer;
  const { items } = await piecesOf(backend, planId, 1);
  const plan = await backend.done(200, 'requestReturn', { params, body: { items, text } }, as);
  const inbox = async () => (await backend.every('listInbox', as)).map(({ title }) => title);
  return { backend, customer, planId, params, as, items, plan, inbox };
}

test('requestReturn: changes nothing but that someone has to decide, who finds it', async () => {
  const { backend, planId, plan, items } = await asked();
  expect(plan).toMatchObject({
    goodsReturn: { kind: 'RETURN', items, text, status: 'OPEN', photos: [] },
    goodsCredited: euro(0),
    scheduleVersion: 1,
  });
  const { token } = await backend.session(people.administrator);
  const query = { filter: { goodsReturn: ['OPEN' as const] } };
  const rows = await backend.every('listAllPlans', { token, query });
  expect(rows.map(({ id }) => id)).toEqual([planId]);
});

test('addReturnPhoto: an administrator sees the photo that its customer has added', async () => {
  const { backend, planId, params, as } = await asked();
  const { goodsReturn } = await backend.done(200, 'addReturnPhoto', { params, body: photo }, as);
  expect(goodsReturn?.photos).toMatchObject([{ fileName: 'left.png', mime: 'image/png', sizeBytes: 8 }]);
  const { token } = await backend.session(people.administrator);
  const documentId = goodsReturn?.photos[0]?.id ?? '';
  const content = await backend.get('getReturnPhoto', { token, params: { planId, documentId } });
  expect(content).toEqual({ mime: 'image/png', data: photo.data });
});

test('creditGoods: answers the return that was asked for, and tells the customer', async () => {
  const { backend, planId, customer, inbox } = await asked();
  const plan = await credits(backend, planId, 1);
  expect(plan.goodsReturn).toMatchObject({ status: 'CREDITED', answer: null });
  expect(await inbox()).toContain('€349.00 credited for returned goods');
  expect(await customer.plan()).toMatchObject({ goodsCredited: euro(349_00) });
});

test('rejectReturn: the customer reads why, the plan stays, and another return can be asked for', async () => {
  const { backend, planId, params, as, items, inbox } = await asked();
  const { token } = await backend.session(people.administrator);
  const { version } = await planOf(backend, planId);
  const answer = 'The photos show that they were used for months.';
  const ifMatch = `"${version}"`;
  const rejected = await backend.done(200, 'rejectReturn', { params, body: { answer } }, { token, ifMatch });
  expect(rejected).toMatchObject({ goodsReturn: { status: 'REJECTED', answer }, scheduleVersion: 1 });
  expect(await inbox()).toContain('We rejected the return');
  const again = await backend.done(200, 'requestReturn', { params, body: { items, text } }, as);
  expect(again.goodsReturn).toMatchObject({ status: 'OPEN', answer: null });
  const actions = (await auditOf(backend, planId)).map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['plan.return-requested', 'plan.return-rejected', 'plan.return-requested']),
  );
});

test('withdrawPurchase: everything is to come back, and the plan ends without costs once it is credited', async () => {
  const { backend, planId, params, as, inbox } = await asked();
  const plan = await backend.done(200, 'withdrawPurchase', { params }, as);
  expect(plan.goodsReturn).toMatchObject({
    kind: 'WITHDRAWAL',
    items: [{ quantity: 3 }],
    text: null,
    status: 'OPEN',
  });
  expect(await inbox()).toContain('You withdrew from the purchase');
  const ended = await credits(backend, planId, 3);
  expect(ended).toMatchObject({ status: 'CANCELLED', paid: euro(0), totalInterest: euro(0) });
});

test('withdrawPurchase: the last of the 14 days is a Sunday, so Monday is in time', async () => {
  const { backend, customer, params } = await asked();
  expect(await customer.plan()).toMatchObject({ purchaseWithdrawUntil: '2027-01-25' });
  await customer.until('2027-01-25');
  const { goodsReturn } = await backend.done(200, 'withdrawPurchase', { params }, customer.as);
  expect(goodsReturn).toMatchObject({ kind: 'WITHDRAWAL' });
});
