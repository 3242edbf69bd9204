import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waitingNotice } from '#src/ui/loading/waiting-notice.ts';

test('a notice says what the page waits for until its end, and nothing afterwards', () => {
  const notice = waitingNotice();
  notice.say('Still loading.');
  expect(screen.getByRole('status')).toHaveTextContent('Still loading.');
  notice.end();
  expect(screen.queryByRole('status')).toBeNull();
  notice.say('Still loading.');
  expect(screen.queryByRole('status')).toBeNull();
});
