import { describe, expect, test } from 'vitest';
import {
  draftSlice,
  orderCompleted,
  orderEnded,
  payingStarted,
  selectDraft,
} from '#src/customer/draft/draft.ts';
import { emptyDraft } from '#src/customer/draft/schema.ts';

const orderId = 'ord_01JH8ZK3W00000000000000000';
const other = 'ord_01JH8ZK3W00000000000000009';
const items = [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 1 }];
const keys = {
  'create-order': '7c0ae6c2-6b1f-4c0e-9f3a-000000000001',
  'pay:x': '7c0ae6c2-6b1f-4c0e-9f3a-000000000002',
};

const after = (facts: object, action: ReturnType<typeof orderEnded | typeof payingStarted>) => {
  const current = { ...emptyDraft, items, offerCode: 'STD6', keys, ...facts };
  return selectDraft({
    draft: draftSlice.reducer({ ...draftSlice.getInitialState(), current }, action),
  });
};

describe('an order that ended by itself', () => {
  test('leaves the cart, and none of its requests is sent again', () => {
    const draft = after(
      { orderId, quoteId: 'qte_01JH8ZK3W00000000000000000', codeRound: 2 },
      orderEnded(orderId),
    );
    expect(draft).toMatchObject({ items, offerCode: 'STD6', orderId: null, quoteId: null, codeRound: 0 });
    expect(Object.keys(draft.keys)).toEqual(['pay:x']);
  });

  test('is no longer the unpaid order; another unpaid order stays', () => {
    const unpaid = { orderId: other, paying: true };
    expect(after({ orderId, unpaid }, orderEnded(other))).toMatchObject({ orderId, unpaid: null, keys });
  });
});

test('paying for a signed order does not change a cart that was started meanwhile', () => {
  const draft = after({ orderId, unpaid: { orderId: other, paying: false } }, payingStarted(other));
  expect(draft).toMatchObject({ items, orderId, unpaid: { orderId: other, paying: true } });
});

describe('an order that is paid', () => {
  const card = { id: `ctk_${'1'.repeat(26)}`, label: 'Visa •••• 4242' };
  const completed = (newer: object | null) => {
    const current = { ...emptyDraft, items, offerCode: 'STD6', keys, orderId, card };
    const state = { ...draftSlice.getInitialState(), current, newer: newer && { ...emptyDraft, ...newer } };
    return draftSlice.reducer(state, orderCompleted(orderId));
  };

  test('leaves an empty cart with the card that paid', () => {
    expect(completed(null)).toMatchObject({ current: { ...emptyDraft, card }, newer: null });
  });

  test('leaves the cart of another tab, but not the record of this purchase there', () => {
    expect(completed({ items }).newer).toMatchObject({ items });
    expect(completed({ savedAt: '2027-01-10T09:00:00.000Z' }).newer).toBeNull();
  });
});
