import { expect, test } from 'vitest';
import { cancelOrderForCustomer, decideBudget } from '#src/administration/orders/administration.ts';
import { textsOf } from '#tests/kit/action-texts.tsx';
import { euro } from '#tests/kit/money.ts';

test.each([
  [null, ''],
  ['PLN-000007', ', and plan PLN-000007 with it'],
])('cancelling an order with the plan %s says what is cancelled', (planNumber, also) => {
  const order = { number: 'ORD-2027-000001', total: euro(349_00), planNumber, customerName: 'Mira Okafor' };
  expect(textsOf(cancelOrderForCustomer, { entity: order }).lead).toBe(
    `Order ORD-2027-000001 for €349.00 will be cancelled${also}. Nothing has been charged. Mira Okafor is told.`,
  );
});

test.each([
  ['APPROVED', 'Budget approved'],
  ['DECLINED', 'Budget declined'],
])('a budget that was %s is said to be so', (status, title) => {
  const budgetReview = { status, note: 'My rent falls in March.' };
  const assessment = { instalment: euro(87_25), disposable: euro(50_00), monthlyIncome: euro(1_000_00) };
  const said = textsOf(decideBudget, { entity: { number: 'ORD-2027-000001', budgetReview, assessment } });
  expect(said).toMatchObject({
    title,
    lead: '€87.25 a month, with €50.00 left of €1000.00. The customer says: “My rent falls in March.”',
  });
});
