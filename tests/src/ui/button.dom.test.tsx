import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '#src/ui/Button.tsx';

const onSubmit = vi.fn<() => void>();

function form(loading: boolean) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
}

test('while it loads it keeps the focus, says that it is busy, and sends nothing a second time', async () => {
  const user = userEvent.setup();
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(button).not.toHaveAttribute('aria-busy');

  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  await user.type(screen.getByLabelText('Name'), 'Mira{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();

  rerender(form(false));
  await user.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('what it starts is started once: a press while it loads does nothing', async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Pay</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={onClick} loading>
      Pay
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
});
