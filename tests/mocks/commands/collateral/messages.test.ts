import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';

async function handedIn() {
  const backend = await openBackend();
  const customer = await person(backend);
  const collateral = collateralOf(backend, customer);
  const risk = await reviewer(backend);
  const order = await collateral.securedOrder();
  const { id } = await collateral.handsIn(order.id);
  const inbox = () => backend.store.tables.inbox.all().filter(({ category }) => category === 'COLLATERAL');
  const address = { label: 'View collateral', path: `/checkout/collateral?order=${order.id}` };
  return { backend, collateral, risk, id, inbox, address };
}

test('a question about collateral is in the inbox and sent to the proven contact', async () => {
  const { backend, risk, id, inbox, address, collateral } = await handedIn();
  expect(inbox()).toEqual([]); // submitting is the customer's own action, so no message follows
  await risk.takes(id);
  await risk.asks(id, 'Please add a photo of the stamp.');
  const { description } = await collateral.now(id);
  const body = `${description}: Please add a photo of the stamp.`;
  expect(inbox()).toMatchObject([{ title: 'A question about your collateral', body, action: address }]);
  const text = `A question about your collateral. ${body}`;
  expect(backend.store.tables.messages.all().at(-1)).toMatchObject({ to: people.mira, text, code: null });
});

test('an approval is reported to the owner, but not a fall in value while unpledged', async () => {
  const { backend, risk, id, inbox, address } = await handedIn();
  await risk.approves(id, 1_200_00);
  expect(inbox()).toMatchObject([{ title: 'Your collateral is approved', action: address }]);
  await risk.does('valueCollateral', id, {
    value: euro(1_000_00),
    method: 'MARKET_FEED',
    reason: 'Gold has fallen',
  });
  // Nothing is pledged yet: the order waits for more collateral, and there is no plan with a shortfall.
  expect(inbox()).toHaveLength(1);
  expect(backend.newMessage().text).toContain('Your collateral is approved');
});

test('the message about a shortfall says how much is missing and links to the page', async () => {
  const { store } = await openBackend({ scenario: 'collateral-shortfall' });
  const [short] = store.tables.collaterals.by('status', 'SHORTFALL');
  expect(store.tables.inbox.all()).toMatchObject([
    {
      title: 'Your collateral no longer covers your plan',
      // 1,772.68 of principal less half of 2,400.00
      body: '€572.68 is missing for PLN-000101. Add something else, or pay a part early.',
      action: { path: `/checkout/collateral?order=${short?.orderId}` },
    },
  ]);
});
