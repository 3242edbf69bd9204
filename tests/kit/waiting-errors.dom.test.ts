import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : '');

afterEach(() => document.body.replaceChildren()); // test files share the document

test('a query that waits prints the document once, at the end', async () => {
  document.body.innerHTML = '<p>Nothing is due</p>';
  const onTheWay: string[] = [];
  const look = () => {
    try {
      screen.getByText('Paid');
    } catch (cause) {
      onTheWay.push(messageOf(cause));
      throw cause;
    }
  };
  // oxlint-disable-next-line tranche/own-time-limit -- about the error after a limit
  const last = await waitFor(look, { timeout: 120 }).then(() => '', messageOf);
  expect(onTheWay.length).toBeGreaterThan(1);
  expect(onTheWay.slice(0, -1).filter((message) => message.includes('Nothing is due'))).toEqual([]);
  expect(last).toContain('Nothing is due');
  expect(look).toThrow('Nothing is due');
});
