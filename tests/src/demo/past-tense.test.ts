import { expect, test } from 'vitest';
import { contract } from '#contracts/index.ts';
import { mockControl } from '#contracts/mock-control.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { inPastTense } from '#src/demo/console/past-tense.ts';

test.each([
  ['Ask for a one-time code: to sign in', 'Asked for a one-time code'],
  ['Try a failed payment again, from other sources', 'Tried a failed payment again'],
  ['Pay the down payment, from one or several sources', 'Paid the down payment'],
  ['Change your name. A challenge changes a contact', 'Changed their name'],
  ['Choose how and when you get messages', 'Chose how and when they get messages'],
])('“%s” is “%s”', (summary, done) => {
  expect(inPastTense(summary)).toBe(done);
});

test('each command has a summary that begins with a verb, and reads as something that was done', () => {
  const commands = Object.entries<Endpoint>({ ...contract, ...mockControl }).filter(
    ([, { method, audit, simulates }]) => method !== 'GET' && audit !== undefined && simulates === undefined,
  );
  expect(commands.length).toBeGreaterThan(100);
  const past =
    /^([A-Z][a-z]+ed|Began|Chose|Froze|Gave|Kept|Let|Made|Paid|Put|Ran|Said|Sent|Set|Spread|Took|Told|Withdrew)\b/;
  const noVerb = /^(An?|The|How|What|Where|Which|Who)\b/;
  const wrong = commands.filter(
    ([, { summary }]) => noVerb.test(summary) || !past.test(inPastTense(summary)),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});
