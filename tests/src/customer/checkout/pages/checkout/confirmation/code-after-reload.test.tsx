import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { storedDraft, visit } from '#tests/kit/visit.tsx';

const minute = 60_000;

/** A customer to whom a code was sent, and who then reloads the page after `passes` ms. */
async function reloadsAfterCode(passes: number) {
  const customer = customerInApplication();
  const { backend, later, unmount, latestCode } = await customer.orders('Espresso machine', 'STD6');
  await later(1_000);
  for (const box of screen.getAllByRole('checkbox')) await customer.user.click(box);
  await customer.user.click(screen.getByRole('button', { name: 'Send me the code' }));
  await screen.findByLabelText('Digit 1 of 6');
  const code = latestCode();
  unmount();
  await later(passes);
  const sentBefore = backend.store.tables.challenges.all().length;
  await visit('/checkout/confirmation', { on: backend });
  return {
    customer,
    code,
    latestCode,
    sent: () => backend.store.tables.challenges.all().length - sentBefore,
  };
}

describe('a reload after a code was sent', () => {
  test('the same code is still valid, and the customer ticks the boxes again', async () => {
    const { customer, code, sent } = await reloadsAfterCode(minute);
    expect(
      await screen.findByText(/^The code sent to \+49 ••• 678 is still valid\. Accept both texts/),
    ).toBeVisible();
    const boxes = screen.getAllByRole('checkbox');
    for (const box of boxes) expect(box).not.toBeChecked();

    await customer.user.click(screen.getByRole('button', { name: 'Enter the code' }));
    expect(boxes[0]).toHaveFocus();
    for (const box of boxes) await customer.user.click(box);
    expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull(); // ticking a box moves no focus
    expect(screen.getByText('The code sent to +49 ••• 678 is still valid.')).toBeVisible();
    await customer.user.click(screen.getByRole('button', { name: 'Enter the code' }));
    expect(await screen.findByText(/in total\. You have 5 attempts\.$/)).toBeVisible();
    await customer.entersCode(code === '000000' ? '111111' : '000000');
    await customer.user.keyboard('{Enter}');
    expect(await screen.findByText(/in total\. You have 4 attempts\.$/)).toBeVisible();
    await customer.entersCode(code);
    await customer.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ })).toBeVisible();
    expect(sent()).toBe(0);
  });

  test('another code is requested once the first one has expired', async () => {
    const { customer, code, latestCode, sent } = await reloadsAfterCode(6 * minute);
    await waitFor(() => expect(storedDraft().codeRound).toBe(2));
    expect(screen.queryByText(/is still valid/)).toBeNull();
    for (const box of screen.getAllByRole('checkbox')) await customer.user.click(box);
    await customer.user.click(screen.getByRole('button', { name: 'Send me the code' }));
    await screen.findByLabelText('Digit 1 of 6');
    expect(sent()).toBe(1);
    expect(latestCode()).not.toBe(code);
  });
});
