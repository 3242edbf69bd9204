import { expect, test } from 'vitest';
import { auditActionOf, type Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';

const unaudited = Object.entries<Endpoint>(contract).filter(
  ([, endpoint]) => endpoint.idempotent && !auditActionOf(endpoint),
);

test.each(unaudited)('%s is not in the audit, and says why in a sentence', (_name, { audit }) => {
  expect(audit).toEqual({ none: expect.stringMatching(/^[A-Z].{30,}\.$/) });
});
