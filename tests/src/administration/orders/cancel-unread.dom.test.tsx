import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isBeforeActive } from '#contracts/orders/states.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

/** Mira's signed and unpaid order, which cannot be read by itself until `mend`. */
async function unread(addressOf: (planNumber: string) => string) {
  const on = await openBackend({ scenario: 'one-of-each' });
  const { tables } = on.store;
  const userId = tables.users.find('phoneE164', people.mira)?.id ?? '';
  const plan = tables.plans
    .by('userId', userId)
    .find(
      ({ status, orderId }) => status === 'PENDING' && tables.payments.by('orderId', orderId).length === 0,
    );
  let isBroken = true;
  const address = addressOf(plan?.number ?? '');
  await visit(address, {
    who: 'mira',
    on,
    instead: (url) =>
      isBroken && url.pathname.endsWith(`/v1/orders/${plan?.orderId}`) ? internalProblem(url) : null,
  });
  const open = tables.orders.by('userId', userId).filter(({ status }) => isBeforeActive(status));
  return { mend: () => (isBroken = false), open: open.length };
}

test.each([
  ['in the list of orders', () => '/orders?tab=open', /^Cancel order: /, (open: number) => open],
  [
    'on the page of its plan',
    (number: string) => `/installments/details?plan=${number}`,
    'Cancel order',
    () => 1,
  ],
])(
  'when an order cannot be read, its button to cancel says so and tries again: %s',
  async (_where, addressOf, name, shownOf) => {
    const user = userEvent.setup();
    const { mend, open } = await unread(addressOf);
    const buttons = () => screen.queryAllByRole('button', { name });
    const text = 'We couldn’t check whether this order can be cancelled.';
    const notice = await screen.findByText(text);
    await waitFor(() => expect(buttons()).toHaveLength(shownOf(open) - 1));
    const again = notice.parentElement?.querySelector('button');
    if (!again) throw new Error('There is no button beside it');
    mend();
    await user.click(again);
    await waitFor(() => expect(buttons()).toHaveLength(shownOf(open)));
    expect(screen.queryByText(text)).toBeNull();
  },
);
