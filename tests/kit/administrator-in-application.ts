import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { refundReasons } from '#src/resources/payments/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import type { Backend } from './backend.ts';
import { fill } from './fill.ts';
import { type AdministratorVerbs, decimalOf, refundButton } from '#contracts/verbs/verbs.ts';
import { visit } from './visit.tsx';

/** An administrator in the rendered application, over a backend that others may use too. */
export function administratorInApplication(
  backend: Backend,
  who: 'administrator' | 'approver' = 'administrator',
) {
  const user = userEvent.setup();
  let session: string | null = null;

  /** Opens an address in this administrator's tab, which keeps the session. */
  async function opens(address: string): Promise<void> {
    cleanup(); // one tab is shown at a time
    if (session !== null) sessionStorage.setItem('tranche.session', session);
    await visit(address, { on: backend, ...(session === null && { who }) });
    session = sessionStorage.getItem('tranche.session');
  }

  /** Opens the dialog of an action from the details that the page shows. */
  async function chooses(action: string): Promise<HTMLElement> {
    const details = await screen.findByRole('dialog');
    await user.click(await within(details).findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
    return screen.findByRole('dialog', { name: action });
  }

  /** Presses the button of the dialog once the preview is shown; returns the title of the receipt. */
  async function confirms(dialog: HTMLElement, name: string | RegExp): Promise<string> {
    const button = await within(dialog).findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    const { textContent } = await within(dialog).findByRole('status');
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    return textContent;
  }

  return {
    signsIn: () => opens(paths.administration()),

    async refunds(paymentId, { amountMinor, reason }) {
      await opens(paths.administrationPayments({ open: paymentId }));
      const dialog = await chooses('Refund');
      const amount = within(dialog).getByRole('textbox', { name: 'Amount' });
      await user.clear(amount);
      await user.type(amount, decimalOf(amountMinor));
      const reasons = within(dialog).getByRole('combobox', { name: 'Reason' });
      await user.selectOptions(reasons, refundReasons[reason]);
      const title = await confirms(dialog, refundButton(amountMinor));
      return { status: title.startsWith('Approval requested') ? 'PENDING' : 'SUCCEEDED' };
    },

    async approves(approvalId) {
      await opens(paths.administrationApprovals({ open: approvalId }));
      await confirms(await chooses('Approve'), /^Approve/);
      return { status: 'APPROVED' };
    },

    async takes(collateralId) {
      await opens(paths.administrationCollateral({ open: collateralId }));
      await confirms(await chooses('Start review'), 'Start review');
      return { status: 'UNDER_REVIEW' };
    },

    async asks(collateralId, question) {
      await opens(paths.administrationCollateral({ open: collateralId }));
      const dialog = await chooses('Ask a question');
      await fill(user, within(dialog).getByRole('textbox', { name: 'Question' }), question);
      await confirms(dialog, 'Ask a question');
      return { status: 'INFO_REQUESTED' };
    },
  } satisfies AdministratorVerbs;
}
