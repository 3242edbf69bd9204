import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * The refusals outside guards, by file: how many there are and why each is no guard of a lifecycle. A rule about a state
 * or a permission does not belong here (docs/decisions/022-guards-and-four-eyes.md).
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'mocks/commands/auth/change-contact.ts': ['the endpoint is open to all, this purpose of a code is not'],
  'mocks/commands/auth/create-challenge.ts': [
    'the endpoint is open to all, this purpose of a code is not',
    'the channel of the request names a contact that the account lacks',
  ],
  'mocks/commands/payments/choose-sources.ts': [
    'a source of the request against the card that it names, before there is a payment',
    'two sources of the request name one card',
  ],
  'mocks/commands/users/data-file.ts': ['what is read does not exist: not-found with how to get it'],
  'mocks/resources/auth/code-limits.ts': [
    'codes counted by caller and by contact, across purposes and accounts',
  ],
  'mocks/resources/auth/one-time-code.ts': ['the lock of a scope, not of one code: undoes the request'],
  'mocks/resources/collateral/documents.ts': ['the range of a read against the length of the file'],
  'mocks/resources/collateral/view.ts': ['what a reviewer is offered: nothing is refused'],
  'mocks/resources/orders/cart.ts': [
    'products that the request names and that are not sold, each with its pointer',
    'prices of the request cannot be added up: there is no order yet',
    'the discount code of the request, with its pointer',
    'the largest cart, also of one that is only compared: there is no order yet',
  ],
  'mocks/resources/orders/comparison.ts': ['the currency of the request: nothing is stored that has a state'],
  'mocks/resources/orders/handlers.ts': ['who asks has no account, so nothing with a lifecycle'],
  'mocks/resources/payments/card-tokens.ts': [
    'the dates on the card that is entered: a token has no states',
    'a token of the request that is unknown or of someone else, with its pointer',
  ],
  'mocks/resources/plans/quote-handlers.ts': ['the day of the request, which is in the past'],
  'mocks/resources/saved-views/handlers.ts': [
    'a view that another person shares needs more than an own one',
    'raises it: a view has no states',
  ],
  'mocks/resources/scratchcards/tokens.ts': [
    'a token of the request that is unknown or of someone else, with its pointer',
  ],
  'mocks/resources/users/account.ts': ['who asks has no account, so nothing with a lifecycle'],
};

/** Every place that refuses, or asks for a permission, by itself. */
const direct = /\b(?:raise\(|throw new ProblemError\(|requirePermission\(|lacking(?:For)?\()/g;

const isGuards = (file: string) => /(?:lifecycle|guards)\.ts$/.test(file);

const directIn = (text: string) => text.match(direct)?.length ?? 0;

test('a refusal that is raised, thrown, or made of a permission is found', () => {
  expect(directIn("if (late) raise('not-found', 'Gone.');")).toBe(1);
  expect(directIn('if (refusal) throw new ProblemError(refusal);')).toBe(1);
  expect(directIn('const refusal = needed ? lacking(needed, subject) : null;')).toBe(1);
  expect(directIn("import { raise } from '#mocks/core/handler-result.ts';")).toBe(0);
});

test('handlers refuse only by guards, permissions and what is listed here', () => {
  const countsByFile = globSync('mocks/{commands,dashboard,jobs,notices,resources}/**/*.ts', { cwd: root })
    .filter((file) => !isGuards(file))
    .map((file) => [file, directIn(readFileSync(join(root, file), 'utf8'))] as const)
    .filter(([, count]) => count > 0);
  const counts = Object.entries(allowed).map(([file, reasons]) => [file, reasons.length] as const);
  expect(Object.fromEntries(countsByFile)).toEqual(Object.fromEntries(counts));
});
