import { expect, test } from 'vitest';
import { productBy } from '#contracts/verbs/customer.ts';
import { auditOf } from '#tests/kit/administered.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { administrator, person } from '#tests/kit/person.ts';
import { opened } from '#tests/suite/backend.ts';
import { discountOf, newDiscount } from '#tests/suite/requests/discounts.ts';

/** A fresh installation with an administrator who asks, and a cart of 1,200.00 with a code. */
async function prepared(discountCode: string) {
  const backend = await opened('new-user');
  const items = [{ productId: (await productBy(backend, 'ESPRESSO-01')).id, quantity: 1 }];
  const basket = { kind: 'ITEMS' as const, items, discountCode };
  return {
    backend,
    asking: { token: await backend.signIn(people.administrator) },
    approves: (id: string) => administrator(backend, people.approver).approves(id),
    order: { body: { items, discountCode } },
    comparison: { body: { basket, downPaymentBps: null, dueDay: null } },
  };
}

test('createDiscount: a code is taken once a second administrator has approved it, and audit and feed say so', async () => {
  const { backend, asking, approves, comparison } = await prepared('SPRING27');
  const { items: before } = await backend.get('listDiscounts', asking);
  const request = await backend.done(202, 'createDiscount', { body: newDiscount }, asking);
  expect(request.preview).toMatchObject({
    id: 'SPRING27',
    examples: expect.arrayContaining([
      expect.objectContaining({ price: euro(1_200_00), discount: euro(50_00) }), // 20 %, at most 50.00
      expect.objectContaining({ price: euro(210_00), discount: euro(42_00) }),
      expect.objectContaining({ price: euro(49_00), discount: euro(0) }), // below 100.00
    ]),
  });
  expect((await backend.get('listDiscounts', asking)).items).toEqual(before);
  const waiting = await backend.rejected('validation-failed', 'compareQuotes', comparison);
  expect(waiting.errors).toMatchObject([{ code: 'unknown' }]);

  const { cursor } = await backend.get('listChanges', asking);
  await approves(request.id);
  const { cart } = await backend.done(200, 'compareQuotes', comparison);
  expect(cart).toMatchObject({ discount: euro(50_00), total: euro(1_150_00) });
  expect(await discountOf(backend, asking.token, 'SPRING27')).toMatchObject({ phase: 'VALID', version: 1 });
  const { changes } = await backend.get('listChanges', { ...asking, query: { after: cursor } });
  const entity = { type: 'discount', id: 'SPRING27' };
  expect(changes).toContainEqual(expect.objectContaining({ entity, version: 1 }));
  expect(await auditOf(backend, 'SPRING27')).toMatchObject([
    { action: 'discount.created', actor: { name: 'Ada Brandt' }, approvedBy: { name: 'Ebba Norell' } },
  ]);
});

test('endDiscount: carts no longer take the code, and an order that has it keeps its discount', async () => {
  const { backend, asking, approves, order, comparison } = await prepared('WELCOME10');
  const customer = await person(backend);
  const { id } = await backend.done(201, 'createOrder', order, customer.as);
  const { version } = await discountOf(backend, asking.token);
  const ending = { params: { discountCode: 'WELCOME10' }, body: { reason: 'The code was published' } };
  const simulated = await backend.done(200, 'simulateDiscountEnd', ending, asking);
  expect(simulated.examples.every(({ discount }) => discount.amountMinor === 0)).toBe(true);
  const request = await backend.done(202, 'endDiscount', ending, { ...asking, ifMatch: `"${version}"` });
  expect((await backend.done(200, 'compareQuotes', comparison)).cart).toMatchObject({
    discount: euro(100_00),
  });

  await approves(request.id);
  const refused = await backend.rejected('validation-failed', 'compareQuotes', comparison);
  expect(refused.errors).toMatchObject([{ pointer: '/basket/discountCode', code: 'ended' }]);
  expect(await customer.orderNow(id)).toMatchObject({
    discountCode: 'WELCOME10',
    discount: euro(100_00),
    total: euro(1_100_00),
  });
  const chosen = { offerCode: 'STD6', downPaymentBps: null, dueDay: null };
  const quote = await backend.done(
    201,
    'createQuote',
    { params: { orderId: id }, body: chosen },
    customer.as,
  );
  expect(quote.downPayment.amountMinor + quote.financed.amountMinor).toBe(1_100_00);
});

test('createDiscount: before its first day carts are told when a code begins', async () => {
  const { backend, asking, approves, comparison } = await prepared('SPRING27');
  const later = { ...newDiscount, validFrom: '2027-02-01' };
  const { id } = await backend.done(202, 'createDiscount', { body: later }, asking);
  await approves(id);
  const refused = await backend.rejected('validation-failed', 'compareQuotes', comparison);
  expect(refused.errors).toMatchObject([
    { code: 'not-yet', message: 'SPRING27 is valid from 1 February 2027 on.' },
  ]);
  expect(await discountOf(backend, asking.token, 'SPRING27')).toMatchObject({ phase: 'COMING' });
});
