import { maxNamedInHeader } from '#contracts/changes/change.ts';
import { checks } from '#contracts/checks.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type Permission, permissions, roles } from '#contracts/permissions.ts';
import { problemCodes, problems } from '#contracts/problem.ts';
import { breaks } from '#contracts/version.ts';
import { generalRules, ruleLinks, rules, ruleSections } from './rules.ts';
import type { DocumentSources, Json } from './sources.ts';
import { stepSections, stepTexts } from './steps.ts';

const keptCodes = problemCodes.filter((code) => problems[code].kept).map((code) => `\`${code}\``);

const orderOfChecks = checks
  .map(({ passed, codes }) => {
    const answers = codes.map((code) => `${problems[code].status} \`${code}\``).join(', ');
    return `1. ${passed} Otherwise ${answers}.`;
  })
  .join('\n');

const broken = Object.entries(breaks)
  .map(([version, changes]) => `**Changes for clients in ${version}.** ${changes.join(' ')}`)
  .join('\n\n');

export const info = {
  title: 'Tranche API',
  summary: 'Buying on instalments: catalogue, checkout, plans, payments and their administration.',
  contact: {
    name: 'Tranche API',
    url: 'https://tranche.example/developers',
    email: 'api@tranche.example',
  },
  license: { name: 'Proprietary', url: 'https://tranche.example/licence' },
  description: `Generated from the contract by \`npm run openapi\`; do not edit.

**Growth.** Answers are open. Within one major version members, enum values, problem codes and endpoints are added without
notice: a client ignores members that it does not know, shows an unknown enum value as unknown, and treats an unknown
problem code by its status. \`x-since\` is the version that brought an operation, \`deprecated\` marks one
that has a successor, and \`x-sunset\` is the day after which it may be removed.

${broken}

**Signing in.** \`createChallenge\` sends a one-time code to an e-mail address or a phone number, \`verifyChallenge\` answers a
bearer token for it, which is shown once. Requests carry it as \`Authorization: Bearer …\`. A session ends at its
\`absoluteExpiresAt\`, or when it was not used until \`idleExpiresAt\`, which using it moves; then the answer is 401
\`session-expired\`.

**Problems.** Every refusal is \`application/problem+json\` (RFC 9457). A program decides by \`code\`; \`detail\` is a sentence for a
person. An address that has no such method answers 405 with \`Allow\`.

**Order of checks.** The first check that fails is the answer. An operation has some of them, and the rules of the operation
come last, with any other problem:

${orderOfChecks}

**Idempotency.** Operations that change something take an \`Idempotency-Key\`, a UUID (bare or quoted) that names one intention. Key and answer
are kept for 24 hours: a repeated request gets the kept answer, marked by \`Idempotency-Replayed\`, and does nothing again.
What is kept is every success, and these refusals, which a repeated request would meet again or which cost a try:
${keptCodes.join(', ')}. Trying once more after one of them needs a new key. After any other refusal the key is free: the
request is corrected, or sent again later, with the same key. A key that comes with another body is refused with \`idempotency-key-reused\`.
A request that has ended its own session, as \`signOut\` does, gets the kept answer too when it is repeated with its token and key.

**Versions.** An ETag is the version of one resource. Where If-Match is required, a stale one is 412 and a missing one 428.

**What has changed.** \`Changed\` names what a command has changed of what its caller sees: \`order/ord_…;version=4, plan/pln_…\`,
without a version where there is none. Of more than ${maxNamedInHeader} entities it names the types alone, \`order, plan\`, so that
the header stays below 4 kB: then any entity of these types may have changed. \`listChanges\` names each, with what others have changed.

**Headers.** Every answer has \`X-Request-Id\`, \`Date\`, which is the backend’s clock that deadlines are counted by, and
\`Cache-Control\`, which is \`no-store\` unless the operation lists it.

**Integers** in answers are safe ones (RFC 7493), between -(2^53 - 1) and 2^53 - 1.

**Texts** that people enter have something that can be seen. Names are one line without control characters, without characters that
turn the direction of what follows (such as U+202E), and without U+FFFD or halves of characters; what else is refused says the schema.

**Ids** are a prefix that names the kind and a ULID: they are opaque, unique, and sort by the time at which they were made.

**Times** are UTC with milliseconds. **Days**, such as due dates, have no zone: \`getConfig\` says the time zone in which a
business day begins and which day it is. **Shares** are basis points (25 % is 2500), **rates** parts per million a year.

**Money** is whole minor units with their currency: 12.34 EUR is \`{"amountMinor": 1234, "currency": "EUR"}\`, 1.234 KWD
is \`{"amountMinor": 1234, "currency": "KWD"}\`, and 1234 JPY is \`{"amountMinor": 1234, "currency": "JPY"}\`. Members that end in
\`Minor\` are such amounts in the currency of what they belong to.

**Lists** are read page by page with \`limit\` and the \`nextCursor\` of the page before; a cursor is opaque, and one that was not
given out for the same sort, search and filters is refused with \`validation-failed\` at \`/query/cursor\`. \`total\` and,
where a list has them, \`sums\` of the amounts of all items that match are null unless \`total=true\` is sent. Values of one filter are alternatives, filters and bounds narrow each other; an item without the
value lies within no bounds, and comes last in an order by it. Items that are equal in all keys follow each other by \`id\`, from
the highest if the last key is descending. Texts are ordered without regard to case and accents, and then by the code points of what is left.
\`sums\` has an entry for each currency that occurs, so none if nothing matches. \`q\` finds an item if one of the members that it searches has all its words, in any
order; a member of several texts, such as tags, counts as one text with spaces between them. A number is also found without the spaces and signs between its digits.`,
} as const;

/** Which permissions the administrators of each role have. */
const roleTable = [
  `| Permission | ${Object.keys(roles).join(' | ')} |`,
  `| --- |${' --- |'.repeat(Object.keys(roles).length)}`,
  ...permissions.map(
    (permission) =>
      `| \`${permission}\` | ${Object.values<readonly Permission[]>(roles)
        .map((given) => (given.includes(permission) ? 'yes' : ''))
        .join(' | ')} |`,
  ),
].join('\n');

/** Describes each resource, by its folder. */
const resources: Readonly<Record<string, string>> = {
  administrators: `Administrators and their roles.\n\n## Permissions of the roles\n\n${roleTable}`,
  approvals: 'What waits for a second person.',
  audit: 'Who changed what, when and why.',
  auth: 'Signing in and confirming with one-time codes.',
  books:
    'The books: a journal of double entry that is derived from plans, payments and refunds, and what each month comes to.',
  catalogue: 'What can be bought, and the instalment offers.',
  changes: 'What changed lately, for keeping a page up to date.',
  collateral: 'Items that secure a plan.',
  config: 'What a client has to know of this deployment.',
  jobs: 'Work that outlasts its request.',
  legal: 'Terms and privacy notice, by version.',
  notifications: 'Messages to customers.',
  orders: 'From the cart to a signed order.',
  dashboard: 'What the administration looks at first.',
  payments: 'Cards, payments and their attempts.',
  inbox: 'Messages to customers inside the application.',
  plans: 'Plans and their schedules.',
  refunds: 'Money that goes back.',
  'saved-views': 'How administrators like to look at lists.',
  scratchcards: 'Batches of scratchcards.',
  users: 'Customers and who is signed in.',
};

/** Describes a resource: what it is, the steps of its entities and the rules that its figures follow. */
export function tagOf(resource: string, { machines, rules: sections }: DocumentSources): Json {
  const description = resources[resource];
  if (!description) throw new Error(`Say what "${resource}" is, in contracts/openapi/descriptions.ts.`);
  const titles = Object.keys(rules[resource] ?? {});
  const parts = [description, ...stepSections(resource, machines), ...ruleSections(titles, sections)];
  return { name: resource, description: parts.join('\n\n') };
}

export const wholeDescription = ({ rules: sections }: DocumentSources): string =>
  [info.description, ...ruleSections(generalRules, sections)].join('\n\n');

export const schemes = {
  signedIn: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of any signed-in user. Customers see only their own data.',
  },
  administrator: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of an administrator. `x-permission` names what their role must allow.',
  },
} as const;

const audience = {
  public: 'For anyone.',
  optional: 'For anyone; with a session it may ask for more.',
  signedIn: 'For any signed-in user, about their own data.',
  administrator: 'For administrators.',
} as const;

/**
 * Returns what an operation says of itself, who may call it, its steps and its rules. Parameters and headers have descriptions of their
 * own.
 */
export function descriptionOf(
  name: string,
  definition: Endpoint,
  { machines }: Pick<DocumentSources, 'machines'>,
): string {
  const { description, access, permission, approval, location } = definition;
  const who = permission ? `Administrators with \`${permission}\`.` : audience[access];
  const second = approval
    ? `Where a second person is needed, both need \`${approval.permission}\` too.`
    : undefined;
  const noAddress = typeof location === 'object' ? location.none : undefined;
  const links = ruleLinks(name);
  return [
    [description, who, second, noAddress].filter((sentence) => sentence).join(' '),
    ...stepTexts(definition, machines),
    ...(links.length > 0 ? [`Rules: ${links.join(', ')}.`] : []),
  ].join('\n\n');
}
