import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PrefetchContext } from '#src/ui/loading/prefetch.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { CopyText } from '#src/ui/parts/CopyText.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';
import type { UserRow } from '#contracts/users/user.ts';
import { Contact } from '#src/administration/users/Contact.tsx';
import noWrap from '#src/ui/format/NoWrap.module.css';
import statusTag from '#src/ui/parts/StatusTag.module.css';
import { render } from '#tests/kit/render.tsx';

test('pointing at a link or focusing it prefetches its page', () => {
  const prefetch = vi.fn<(address: string) => void>();
  render(
    <MemoryRouter>
      <PrefetchContext value={prefetch}>
        <AppLink to="/orders?page=2">Orders</AppLink>
      </PrefetchContext>
    </MemoryRouter>,
  );
  expect(prefetch).not.toHaveBeenCalled();
  const link = screen.getByRole('link', { name: 'Orders' });
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  expect(prefetch.mock.calls).toEqual([['/orders?page=2'], ['/orders?page=2']]);
});

test('a closed service says so and can be asked again; it is no fault to report', async () => {
  const onRetry = vi.fn<() => void>();
  const problem = {
    code: 'maintenance',
    status: 503,
    title: 'Closed',
    detail: 'Back at noon.',
    requestId: 'req-9',
  };
  render(<ProblemNotice error={{ kind: 'problem', problem }} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'ClosedBack at noon. What you entered is kept; try again later.Try again',
  );
  const button = screen.getByRole('button', { name: 'Try again' });
  const uncut = screen.getByRole('alert').querySelector('[style*="overflow: visible"]');
  expect(uncut).toContainElement(button); // its ring of focus is drawn around it
  await userEvent.click(button);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('where the browser refuses the clipboard, the details are shown to be selected', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  render(<CopyText label="Copy details" text="Page: /orders" />);
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByText(/Page: \/orders/)).toBeVisible();
});

test('a status is a word with a dot, and no icon that looks like a button', () => {
  render(<StatusTag tone="info">Active</StatusTag>);
  const tag = screen.getByText('Active').parentElement;
  expect(tag?.querySelector('svg')).toBeNull();
  expect(tag?.querySelector(`.${statusTag['dot']}`)).toHaveAttribute('aria-hidden', 'true');
});

test('a status about a thing has its icon instead of the dot', () => {
  render(
    <StatusTag tone="neutral" icon="lock">
      Needs collateral
    </StatusTag>,
  );
  const tag = screen.getByText('Needs collateral').parentElement;
  expect(tag?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(tag?.querySelector(`.${statusTag['dot']}`)).toBeNull();
});

test('a masked address is never broken between its letters', () => {
  const user = { maskedEmail: 'm•••@example.com', maskedPhone: '+49 ••• 678' } as UserRow; // what it reads
  render(<Contact user={user} />);
  for (const text of ['m•••@example.com', '+49 ••• 678'])
    expect(screen.getByText(text)).toHaveClass(noWrap['noWrap'] ?? '');
});
