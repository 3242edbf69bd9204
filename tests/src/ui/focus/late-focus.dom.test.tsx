import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useLateFocus } from '#src/ui/focus/use-late-focus.ts';

function Late({ isFirst = true }: { readonly isFirst?: boolean }) {
  return <input ref={useLateFocus(isFirst)} aria-label="Amount" defaultValue="189.80" />;
}

function Form({ late }: { readonly late: boolean }) {
  return (
    <form>
      {late && <Late />}
      <textarea aria-label="Reason" />
      <button type="button">Close</button>
    </form>
  );
}

test.each([
  ['button', 'Close', 'takes the focus from'],
  ['textbox', 'Reason', 'leaves the focus in'],
] as const)('with the focus on the %s %s, a field that is rendered late %s it', (role, name, what) => {
  const { rerender } = render(<Form late={false} />);
  const other = screen.getByRole(role, { name });
  other.focus();
  rerender(<Form late />);
  expect(what.startsWith('takes') ? screen.getByRole('textbox', { name: 'Amount' }) : other).toHaveFocus();
});

test('its value is selected, so that typing replaces it', async () => {
  const user = userEvent.setup();
  render(<Late />);
  await user.keyboard('5');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('5');
});

test('a field that is not the first takes no focus', () => {
  render(<Late isFirst={false} />);
  expect(screen.getByRole('textbox', { name: 'Amount' })).not.toHaveFocus();
});
