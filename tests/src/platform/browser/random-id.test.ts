import { expect, test, vi } from 'vitest';
import { z } from '#contracts/z.ts';
import { randomId } from '#src/platform/browser/random-id.ts';

test('a random id is a UUID of version 4, also without secure contexts', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, randomId);
  for (const id of ids) expect(z.safeParse(z.uuidv4(), id).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
