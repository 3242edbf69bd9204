import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { PaymentDetails } from '#contracts/payments/payment.ts';
import type { Action } from '#src/kits/actions/action.ts';
import { ActionDialog } from '#src/kits/actions/ActionDialog.tsx';
import { retryPayment } from '#src/administration/payments/actions.tsx';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { showDialog } from '#tests/src/dialogs/show.tsx';

/** Shows a dialog without a field whose preview arrives when the test says so. */
async function dialogWithPreview() {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const { items } = await on.get('listAllPayments', { token, query: { filter: { status: ['FAILED'] } } });
  const payment = await on.get('getPaymentAsAdministrator', {
    token,
    params: { paymentId: items[0]?.id ?? '' },
  });
  let arrive = () => {};
  const action: Action<PaymentDetails> = {
    ...retryPayment,
    simulation: {
      usePreview: () => {
        const [isThere, setThere] = useState(false);
        arrive = () => setThere(true);
        return { data: isThere ? payment : undefined, error: undefined, isFetching: !isThere };
      },
      explain: () => 'The bank is asked again',
    },
  };
  await showDialog(
    <ActionDialog action={action} entity={payment} refetch={() => undefined} onClose={() => undefined} />,
    'Retry payment',
    { role: 'ADMINISTRATOR', on, token },
  );
  const button = (name: string) => screen.getByRole('button', { name });
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  return { button, showPreview: () => act(() => arrive()) };
}

test('the focus moves to the main button when the preview has arrived', async () => {
  const { button, showPreview } = await dialogWithPreview();
  showPreview();
  await waitFor(() => expect(button('Retry now')).toHaveFocus());
});

test('it stays where a person has moved it meanwhile', async () => {
  const { button, showPreview } = await dialogWithPreview();
  await userEvent.setup().tab();
  expect(button('Close')).toHaveFocus();
  showPreview();
  await waitFor(() => expect(button('Retry now')).toBeEnabled());
  expect(button('Close')).toHaveFocus();
});
