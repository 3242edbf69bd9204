import { expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { planOf, paymentsOf } from '#tests/kit/administered.ts';
import { cameBack, credits, headphones, piecesOf } from '#tests/kit/goods.ts';
import { people } from '#tests/kit/people.ts';
import { opened } from '#tests/suite/backend.ts';

// Three headphones for 1,047.00 in six months from 10 January: 104.70 down, 942.30 financed, 5 x 160.27 and 160.28. One of them
// is 349.00: 34.90 of the down payment and 314.10 of principal. Figures are computed in exact fractions outside this code.

const begin = async () => {
  const backend = await opened('new-user');
  return { backend, customer: await headphones(backend) };
};

test('creditGoods: what comes back after 15 days costs nothing, as if it had never been financed', async () => {
  const { backend, customer } = await begin();
  await customer.until('2027-01-25');
  const plan = await credits(backend, customer.planId, 1);
  expect(plan).toMatchObject({
    status: 'ACTIVE',
    principalLeft: euro(628_20),
    goodsCredited: euro(349_00),
    totalInterest: euro(12_89),
    items: [{ quantity: 3, returned: 1 }],
    goodsCredits: [
      {
        on: '2027-01-25',
        value: euro(349_00),
        principal: euro(314_10),
        downPayment: euro(34_90),
        interest: euro(89),
        refunded: euro(34_90),
      },
    ],
  });
  const { lines, principalNotOwed, reason } = await customer.schedule();
  expect({ reason, principalNotOwed }).toEqual({ reason: 'GOODS_RETURNED', principalNotOwed: euro(314_10) });
  // the lines of 628.20 that are signed on 10 January
  expect(lines.slice(1).map((line) => [line.dueDate, line.interestMinor, line.principalMinor])).toEqual([
    ['2027-02-10', 3_66, 103_19],
    ['2027-03-10', 3_06, 103_79],
    ['2027-04-10', 2_46, 104_39],
    ['2027-05-10', 1_85, 105_00],
    ['2027-06-10', 1_24, 105_61],
    ['2027-07-10', 62, 106_22],
  ]);
});

test('creditGoods: interest that was paid for the goods pays that of the next instalment', async () => {
  const { backend, customer } = await begin();
  await customer.until('2027-02-10');
  await customer.pays(160_27);
  expect(await credits(backend, customer.planId, 1)).toMatchObject({
    status: 'ACTIVE',
    principalLeft: euro(473_43),
    totalInterest: euro(11_99),
    goodsCredits: [{ interest: euro(1_83), refunded: euro(34_90) }],
  });
  const { lines } = await customer.schedule();
  expect(lines[1]).toMatchObject({ interestMinor: 3_67, creditedInterestMinor: 1_83, openMinor: 0 });
  expect(lines.slice(2).map((line) => [line.totalMinor, line.paidMinor])).toEqual([
    [96_35, 1_83],
    [96_35, 0],
    [96_35, 0],
    [96_35, 0],
    [96_35, 0],
  ]);
});

test('creditGoods: the principal of the goods is taken off what is late first, so nobody is late for it', async () => {
  const { backend, customer } = await begin();
  await customer.until('2027-02-20');
  expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', fees: euro(8_00) });
  const plan = await credits(backend, customer.planId, 1);
  expect(plan).toMatchObject({ principalLeft: euro(628_20), goodsCredited: euro(349_00) });
  const { lines } = await customer.schedule();
  // 5.50 less a third of interest is still late
  expect(lines[1]).toMatchObject({
    principalMinor: 0,
    interestMinor: 3_67,
    openMinor: 3_67,
    feeOpenMinor: 8_00,
  });
  await customer.pays(11_67);
  expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', overdue: euro(0) });
});

test('creditGoods: of a plan that is paid off, everything of the goods is given back', async () => {
  const { backend, customer } = await begin();
  for (const day of ['02', '03', '04', '05', '06', '07']) {
    await customer.until(`2027-${day}-10`);
    await customer.pays(day === '07' ? 160_28 : 160_27);
  }
  expect(await customer.plan()).toMatchObject({ status: 'SETTLED' });
  await customer.until('2027-07-20');
  expect(await credits(backend, customer.planId, 1)).toMatchObject({
    status: 'SETTLED',
    paid: euro(1_066_33 - 349_00 - 6_44),
    totalInterest: euro(19_33 - 6_44),
    goodsCredits: [{ interest: euro(6_44), refunded: euro(349_00 + 6_44) }],
  });
});

test('creditGoods: when all goods are back the plan is cancelled, the order refunded and nothing is kept', async () => {
  const { backend, customer } = await begin();
  await customer.until('2027-02-10');
  await customer.pays(160_27);
  await customer.until('2027-03-20');
  expect(await customer.plan()).toMatchObject({ status: 'OVERDUE' });
  await credits(backend, customer.planId, 1);
  const plan = await credits(backend, customer.planId, 2);
  expect(plan).toMatchObject({
    status: 'CANCELLED',
    paid: euro(0),
    leftToPay: euro(0),
    fees: euro(0),
    totalInterest: euro(0),
    goodsCredited: euro(1_047_00),
    items: [{ quantity: 3, returned: 3 }],
  });
  const order = await backend.done(200, 'getOrder', { params: { orderId: plan.orderId } }, customer.as);
  expect(order.status).toBe('REFUNDED');
  const payments = await paymentsOf(backend, customer.planId);
  expect(payments.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED']);
});

test('creditGoods: goods of more than 500.00 in all need a second administrator', async () => {
  const { backend, customer } = await begin();
  const { planId, params } = customer;
  const body = await piecesOf(backend, planId, 2);
  const as = { token: await backend.signIn(people.administrator) };
  const { version } = await planOf(backend, planId);
  const call = { params, body, ...as, ifMatch: `"${version}"` };
  expect(await backend.ask('creditGoods', call)).toMatchObject({
    status: 202,
    body: { amount: euro(698_00), reason: cameBack },
  });
  expect(await planOf(backend, planId)).toMatchObject({ goodsCredited: euro(0) });
});

test('simulateGoodsCredit: answers as the credit would, and changes nothing', async () => {
  const { backend, customer } = await begin();
  const { planId, params } = customer;
  const token = await backend.signIn(people.administrator);
  const body = await piecesOf(backend, planId, 1);
  const preview = await backend.get('simulateGoodsCredit', { token, params, body });
  expect(preview).toMatchObject({ goodsCredited: euro(349_00), principalLeft: euro(628_20) });
  expect(await planOf(backend, planId)).toMatchObject({ goodsCredited: euro(0), scheduleVersion: 1 });
});
