import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Notification } from '#contracts/notifications/notification.ts';
import { funnelCounts } from '#src/administration/notifications/funnel-counts.ts';
import { Funnel } from '#src/administration/notifications/Funnel.tsx';
import { render } from '#tests/kit/render.tsx';

const notification = {
  name: 'Winter offers',
  audienceCount: 9,
  channels: ['EMAIL'],
} as unknown as Notification; // the members that the funnel reads

test.each([
  [
    { sent: 7, delivered: 7, opened: 6, clicked: 3, errors: 2, failed: 2 },
    '7 of 9 delivered, 6 opened, 3 clicked, 2 deliveries failed',
  ],
  [{ sent: 4, delivered: 4, opened: 0, clicked: 0, errors: 0, failed: 0 }, '4 of 9 delivered'],
  [
    { sent: 0, delivered: 0, opened: 0, clicked: 0, errors: 9, failed: 9 },
    '0 of 9 delivered, 9 deliveries failed',
  ],
  [{ sent: 0, delivered: 0, opened: 0, clicked: 0, errors: 0, failed: 0 }, 'Nothing sent yet'],
])('the figures of a funnel of %o match its bar', (stats, words) => {
  render(<Funnel notification={{ ...notification, stats }} />);
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  [3, '9 of 9 delivered, 3 deliveries failed'],
  [1, '9 of 9 delivered, 1 delivery failed'],
])('on several channels, %i failed deliveries are not counted as customers', (errors, words) => {
  const stats = { sent: 9, delivered: 9, opened: 0, clicked: 0, errors, failed: 0 };
  render(<Funnel notification={{ ...notification, channels: ['EMAIL', 'IN_APP'], stats }} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('each figure below the bar stands after the mark of its part', () => {
  const stats = { sent: 7, delivered: 7, opened: 6, clicked: 3, errors: 2, failed: 2 };
  render(<Funnel notification={{ ...notification, stats }} />);
  const words = screen.getByText(/delivered/);
  const marks = [...words.querySelectorAll('[data-mark]')].map((mark) => [
    mark.getAttribute('data-mark'),
    mark.nextSibling?.nextSibling?.textContent,
  ]);
  expect(marks).toEqual([
    ['medium', '7'],
    ['half', '6'],
    ['full', '3'],
    ['bad', '2'],
  ]);
});

test('large figures are grouped', () => {
  const stats = {
    sent: 4_321,
    delivered: 4_321,
    opened: 2_000,
    clicked: 1_234,
    errors: 1_001,
    failed: 1_001,
  };
  render(<Funnel notification={{ ...notification, audienceCount: 6_577, stats }} />);
  expect(
    screen.getByText('4,321 of 6,577 delivered, 2,000 opened, 1,234 clicked, 1,001 deliveries failed'),
  ).toBeVisible();
});

test('customers who were not reached are separate from those who were not sent it', () => {
  // Nine customers: seven got it, one has two failed deliveries, one has opted out. One of the seven has failed once.
  const stats = { sent: 7, delivered: 7, opened: 4, clicked: 1, errors: 3, failed: 1 };
  const parts = funnelCounts({ ...notification, channels: ['EMAIL', 'SMS'], stats });
  expect(parts.filter(({ count }) => count > 0).map(({ name, count }) => `${count} ${name}`)).toEqual([
    '1 clicked',
    '3 opened, not clicked',
    '3 delivered, not opened',
    '1 failed',
    '1 not sent',
  ]);
});
