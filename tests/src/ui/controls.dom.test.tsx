import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/forms/TextField.tsx';

describe('a button', () => {
  test('is no submit button unless it says so', () => {
    render(<Button>Load again</Button>);
    expect(screen.getByRole('button', { name: 'Load again' })).toHaveAttribute('type', 'button');
  });

  test('cannot be pressed again while it is at work, and keeps its name', async () => {
    const press = vi.fn<() => void>();
    render(
      <Button loading onClick={press}>
        Pay
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(press).not.toHaveBeenCalled();
  });
});

describe('a line of text', () => {
  test('is told by its label, its help and its fault', () => {
    render(<TextField label="Contact" description="We send a code there." error="Not an address" />);
    const field = screen.getByRole('textbox', { name: 'Contact' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Not an address We send a code there.');
  });

  test('without a fault is not invalid', () => {
    render(<TextField label="Contact" error={null} />);
    const field = screen.getByRole('textbox', { name: 'Contact' });
    expect(field).toBeValid();
    expect(field).not.toHaveAttribute('aria-describedby');
  });
});
