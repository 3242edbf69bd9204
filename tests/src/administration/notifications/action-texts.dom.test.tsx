import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  cancel,
  retryFailed,
  sendNotification,
  unschedule,
} from '#src/administration/notifications/actions.tsx';
import { clickedShare, deliveredShare, openedShare } from '#src/administration/notifications/shares.ts';
import { textsOf } from '#tests/kit/action-texts.tsx';

const notification = { id: 'ntf_1', audienceCount: 100, channels: ['SMS'], checks: [], repeats: null };
const weekly = { every: 'WEEK', until: null };

test.each([
  [100, null, 'Send to 100 now', false],
  [100, '2027-01-12T09:00', 'Schedule for 100', false],
  [101, null, 'Request approval', true],
])('sending to %i customers at %s: %s', (audienceCount, at, confirm, isApproved) => {
  const said = textsOf(sendNotification, {
    entity: { ...notification, audienceCount },
    body: { at },
    answer: { operation: '' },
  });
  expect(said.confirm).toBe(confirm);
  expect(said.lead.endsWith('A second administrator has to approve it first.')).toBe(isApproved);
});

test('before it is sent only the checks that are not fine are listed', async () => {
  const checks = [
    { check: 'REACH', result: 'OK', detail: 'Every customer can be reached.' },
    { check: 'TEST', result: 'RISK', detail: 'Send a test to yourself.' },
  ];
  textsOf(sendNotification, {
    entity: { ...notification, checks },
    body: { at: null },
    answer: { operation: '' },
  });
  expect(await screen.findByText('Send a test to yourself.')).toBeVisible();
  expect(screen.queryByText('Every customer can be reached.')).toBeNull();
});

test.each([
  [null, 'SCHEDULED', false],
  [weekly, 'SCHEDULED', true],
  [weekly, 'SENDING', false], // the next one is a notification of its own by then
])('cancelling one that repeats %j and is %s says what becomes of the next ones', (repeats, status, ends) => {
  const { lead } = textsOf(cancel, { entity: { ...notification, repeats, status } });
  expect(lead).toBe(
    `Customers who have not received it will not get it. ${ends ? 'It will not be repeated. ' : ''}This cannot be undone.`,
  );
});

test.each([
  [null, 'Its time is chosen again.'],
  [weekly, 'Its time and how it repeats are chosen again.'],
])('a draft again, with repeats %j: %s', (repeats, end) => {
  const { lead } = textsOf(unschedule, { entity: { ...notification, repeats } });
  expect(lead.endsWith(end)).toBe(true);
});

test.each([
  [0, 'All were delivered'],
  [1, '1 has failed again'],
  [2, '2 have failed again'],
])('after a retry with %i errors: %s', (errors, title) => {
  const entity = { ...notification, stats: { errors: 3 } };
  const said = textsOf(retryFailed, { entity, answer: { ...notification, stats: { errors } } });
  expect(said).toMatchObject({ lead: '3 failed deliveries are tried once more.', title });
});

test('shares are of the audience, then of what was delivered', () => {
  const stats = { sent: 60, delivered: 50, opened: 20, clicked: 5, errors: 40 };
  const row = { audienceCount: 100, stats } as Parameters<typeof openedShare>[0]; // the rest is not read
  expect([deliveredShare(row), openedShare(row), clickedShare(row)]).toEqual([50, 40, 10]);
  const none = { ...row, stats: { ...row.stats, sent: 0, delivered: 0, opened: 0, clicked: 0 } };
  expect([deliveredShare(none), openedShare(none)]).toEqual([0, null]); // all of them failed
  expect(deliveredShare({ ...none, stats: { ...none.stats, errors: 0 } })).toBeNull();
});
