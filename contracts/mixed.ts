import { described } from './described.ts';
import { isHttpUrl } from './http-url.ts';
import type { OperationName } from './index.ts';
import { operationNames } from './operation-of.ts';
import { z } from './z.ts';

/** An address of an API, without "/" at its end. */
export const RealBaseUrl = z.string().check(
  z.refine(isHttpUrl, { message: 'An http(s) address without query' }),
  z.overwrite((text) => text.replace(/\/+$/, '')),
);

/** The page's session is one of the mock: what ends it is not sent elsewhere. */
const ofSession: readonly OperationName[] = ['signOut', 'endSessionByKey'];

export const mixableOperations = operationNames.filter((operation) => !ofSession.includes(operation));

export const Mixed = described(
  z.strictObject({
    baseUrl: described(RealBaseUrl, 'What precedes "/v1" at the real API.'),
    operations: z.array(z.enum(mixableOperations)).check(z.minLength(1)),
  }),
  'The operations that a real API answers in place of the mock. A token for it is no part of this.',
);
export type Mixed = z.output<typeof Mixed>;
