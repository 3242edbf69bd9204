import { contract } from '#contracts/index.ts';
import { type Backend, createBackend } from '#mocks/backend/backend.ts';
import type { WireResponse } from '#mocks/core/wire.ts';
import { memberOf } from '#mocks/core/member.ts';
import { hashToken } from '#mocks/core/session.ts';
import { handlers } from '#mocks/backend/operations.ts';
import { requestFacts } from '#mocks/resources/approvals/request-facts.ts';
import { personOf, personSeen } from '#mocks/backend/person.ts';
import { BUSINESS_TIME_ZONE } from '#mocks/time/business-time.ts';
import { fillBasics } from '#mocks/scenarios/basics.ts';
import { createCustomer } from '#mocks/scenarios/people.ts';
import { scenarioStart } from '#mocks/scenarios/scenario.ts';
import { memoryDriver } from '#mocks/store/driver.ts';
import { openStore } from '#mocks/store/store.ts';
import { oneTab } from '#mocks/store/tabs.ts';
import { tables } from '#mocks/resources/tables.ts';
import { scheduledJobs } from '#mocks/jobs/schedule.ts';

/** The time between seeing a list and typing into its search, in ms. */
export const typingDelayMs = 1_000;

const token = 'bench-token';
export const authorization = `Bearer ${token}`;

/** The mock backend with this many customers and an administrator's session, which a stopped clock keeps valid. */
export async function largeBackend(customers: number): Promise<Backend> {
  const store = await openStore({
    tables,
    origin: { scenario: 'bench', seed: 7 },
    durability: 'keep-or-refuse',
    startAt: scenarioStart,
    frozen: true,
    wall: () => 0,
    driver: () => Promise.resolve(memoryDriver()),
    tabs: oneTab(),
    onProblem: (sentence) => process.stderr.write(`${sentence}\n`),
    populate(transaction) {
      const { tables, random, clock } = transaction;
      fillBasics(transaction);
      const now = clock.now();
      const end = Date.parse(now);
      for (let index = 0; index < customers; index += 1) {
        tables.users.insert(
          createCustomer(random, index, new Date(end - random.int(1, 10 ** 11)).toISOString()),
        );
      }
      tables.sessions.insert({
        id: random.ulid('ses', now),
        tokenHash: hashToken(token),
        kind: 'ADMINISTRATOR',
        subjectId: tables.administrators.all()[0]?.id ?? '',
        device: null,
        createdAt: now,
        lastSeenAt: now,
        idleSeconds: 1800,
        absoluteExpiresAt: new Date(end + 10 ** 9).toISOString(),
        revokedAt: null,
      });
    },
  });
  return createBackend({
    contract,
    handlers,
    store,
    scheduledJobs,
    personOf,
    personSeen,
    requestFacts,
    timeZone: BUSINESS_TIME_ZONE,
  });
}

export function requestList(backend: Backend, search: string): Promise<WireResponse> {
  const header = (name: string) => (name === 'authorization' ? authorization : null);
  return backend.respond({ method: 'GET', path: '/v1/admin/users', search, header, body: null });
}

/** Query strings of `count` different pages, by paging through differently sorted and filtered lists. */
export async function differentPages(backend: Backend, count: number): Promise<readonly string[]> {
  const lists = ['sort=fullName', 'sort=-createdAt', 'sort=creditLimit', 'filter[riskTier]=C&sort=-fullName'];
  const pages: string[] = [];
  let cursors: readonly (string | null)[] = lists.map(() => '');
  while (pages.length < count && cursors.some((cursor) => cursor !== null)) {
    const next: (string | null)[] = [];
    for (const [index, list] of lists.entries()) {
      const cursor = cursors[index] ?? null;
      if (cursor === null) continue;
      const search = cursor === '' ? list : `${list}&cursor=${cursor}`;
      pages.push(search);
      const page: unknown = JSON.parse((await requestList(backend, search)).body ?? '');
      const nextCursor = memberOf(page, 'nextCursor');
      next[index] = typeof nextCursor === 'string' ? nextCursor : null;
    }
    cursors = next;
  }
  return pages.slice(0, count);
}
