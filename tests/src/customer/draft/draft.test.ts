import { describe, expect, test } from 'vitest';
import {
  cardChosen,
  codeRequested,
  draftSlice,
  dueDayChosen,
  itemAdded,
  itemRemoved,
  itemRestored,
  itemsRepeated,
  keyMade,
  offerChosen,
  orderBegun,
  orderCompleted,
  orderSigned,
  quantitySet,
  quoteReceived,
} from '#src/customer/draft/draft.ts';
import { type Draft, Draft as DraftSchema, emptyDraft, isOpen } from '#src/customer/draft/schema.ts';
import type { DraftState } from '#src/customer/draft/changes.ts';

const product = (digit: number) => `prd_${String(digit).repeat(26)}`;
const order = `ord_${'0'.repeat(26)}`;
const quote = `qte_${'0'.repeat(26)}`;
const card = { id: `tok_${'0'.repeat(26)}`, label: 'Visa •••• 4242' };
const key = '0b0c5cf4-3c73-4f0e-9a5c-0d3b1c1c1c1c';

type Action = Parameters<typeof draftSlice.reducer>[1];
const after = (...actions: Action[]): Draft =>
  actions.reduce<DraftState>(draftSlice.reducer, draftSlice.getInitialState()).current;

const begun = [
  itemAdded(product(1)),
  offerChosen('STD6'),
  orderBegun(order),
  quoteReceived(quote),
  keyMade({ operation: 'createOrder', key }),
  keyMade({ operation: `pay:${order}`, key }),
];

describe('the draft', () => {
  test('items of an earlier order are merged into the cart in the larger quantity', () => {
    const before = [
      { productId: product(1), quantity: 3 },
      { productId: product(2), quantity: 1 },
    ];
    const draft = after(...begun, itemAdded(product(2)), itemAdded(product(2)), itemsRepeated(before));
    expect(draft.items).toEqual([
      { productId: product(1), quantity: 3 },
      { productId: product(2), quantity: 2 },
    ]);
    expect(draft.orderId).toBeNull(); // another cart is another order
  });

  test('counts a product that is added again, up to 99', () => {
    const many = Array.from({ length: 120 }, () => itemAdded(product(1)));
    expect(after(...many).items).toEqual([{ productId: product(1), quantity: 99 }]);
  });

  test('restores what was removed at its old place', () => {
    const three = [itemAdded(product(1)), itemAdded(product(2)), itemAdded(product(3))];
    const back = itemRestored({ item: { productId: product(2), quantity: 4 }, index: 1 });
    expect(after(...three, itemRemoved(product(2)), back).items).toEqual([
      { productId: product(1), quantity: 1 },
      { productId: product(2), quantity: 4 },
      { productId: product(3), quantity: 1 },
    ]);
  });

  test.each([
    ['another quantity', quantitySet({ productId: product(1), quantity: 2 })],
    ['another offer', offerChosen('PAY4')],
    ['another due day', dueDayChosen(1)],
  ])('%s makes it another purchase without order, quote and keys of the old one', (_name, change) => {
    const draft = after(...begun, change);
    expect(draft).toMatchObject({ orderId: null, quoteId: null, abandonedOrderId: order });
    expect(draft.keys).toEqual({ [`pay:${order}`]: key });
  });

  test('codes for older figures are not counted for newer ones', () => {
    const actions = [...begun, codeRequested(2)];
    expect(after(...actions, quoteReceived(quote)).codeRound).toBe(2);
    expect(after(...actions, quoteReceived(`qte_${'1'.repeat(26)}`)).codeRound).toBe(0);
  });

  test('an abandoned order stays marked for cancelling after further changes', () => {
    expect(after(...begun, offerChosen('PAY4'), dueDayChosen(1)).abandonedOrderId).toBe(order);
  });

  test('the same choice again changes nothing', () => {
    expect(after(...begun, offerChosen('STD6'), dueDayChosen(null))).toEqual(after(...begun));
  });

  test('another card does not change the choice', () => {
    expect(after(...begun, cardChosen(card))).toMatchObject({ orderId: order, card });
  });

  test('a signed order leaves the cart and waits for its payment with its keys', () => {
    const draft = after(...begun, cardChosen(card), orderSigned({ orderId: order, paying: true }));
    expect(draft).toMatchObject({ items: [], orderId: null, card, unpaid: { orderId: order, paying: true } });
    expect(draft.keys).toEqual({ [`pay:${order}`]: key });
    expect(isOpen(draft)).toBe(true);
  });

  test('a completed purchase does not change a cart that was started meanwhile', () => {
    const signed = [...begun, orderSigned({ orderId: order, paying: true }), itemAdded(product(2))];
    const draft = after(...signed, orderCompleted(order));
    expect(draft).toMatchObject({ items: [{ productId: product(2), quantity: 1 }], unpaid: null });
    expect(draft.keys).toEqual({});
    expect(isOpen(after(...begun, orderCompleted(order)))).toBe(false);
  });

  test('an order that another tab bought changes nothing of an unpaid one', () => {
    const unpaid = [...begun, orderSigned({ orderId: order, paying: true })];
    expect(after(...unpaid, orderCompleted(`ord_${'1'.repeat(26)}`))).toEqual(after(...unpaid));
  });

  test('keeps to its schema, which has no place for card data or codes', () => {
    expect(DraftSchema.safeParse(after(...begun, cardChosen(card))).success).toBe(true);
    expect(
      DraftSchema.safeParse({ ...emptyDraft, card: { id: '4242424242424242', label: 'x' } }).success,
    ).toBe(false);
    expect(DraftSchema.safeParse({ ...emptyDraft, version: 1 }).success).toBe(false);
  });
});
