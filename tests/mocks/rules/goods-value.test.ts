import { expect, test } from 'vitest';
import { goodsValue, type Purchase } from '#mocks/rules/goods-value.ts';

const line = (productId: string, quantity: number, amountMinor: number) => ({
  productId,
  quantity,
  unitPriceSnapshot: { amountMinor },
});
/** 3 x 33.33 and 1 x 50.01 are 150.00, less 10 %: 135.00, of which 33.75 were paid at once. */
const purchase: Purchase = {
  lines: [line('a', 3, 33_33), line('b', 1, 50_01)],
  subtotal: 150_00,
  total: 135_00,
  financed: 101_25,
};
const piece = (productId: string) => ({ productId, quantity: 1 });

test('goods are worth their price less their part of the discount, financed and paid by the shares of the purchase', () => {
  // 33.33 x 0.9 = 29.997; x 0.75 = 22.50
  expect(goodsValue(purchase, [], [piece('a')])).toEqual({
    value: 30_00,
    principal: 22_50,
    downPayment: 7_50,
  });
});

test('the values of all pieces are what was paid and financed, in whatever order they come back', () => {
  const order = [piece('a'), piece('b'), piece('a'), piece('a')];
  const values = order.map((item, index) => goodsValue(purchase, order.slice(0, index), [item]));
  const sum = (part: (value: (typeof values)[number]) => number) =>
    values.reduce((all, value) => all + part(value), 0);
  expect([sum(({ value }) => value), sum(({ principal }) => principal)]).toEqual([135_00, 101_25]);
  expect(sum(({ downPayment }) => downPayment)).toBe(33_75);
});

test('a purchase of nothing is worth nothing', () => {
  expect(goodsValue({ ...purchase, subtotal: 0, total: 0, financed: 0 }, [], [])).toEqual({
    value: 0,
    principal: 0,
    downPayment: 0,
  });
});
