// Rows that administrators' commands need, where other parts of a scenario have none in a suitable state.
import { after, DAY } from '#mocks/time/business-time.ts';
import { hashToken } from '#mocks/core/session.ts';
import { nothingSent } from '#mocks/resources/notifications/stats.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { BatchSketch } from './batch-sketches.ts';
import { createCustomer } from './people.ts';
import type { Transaction } from './scenario.ts';

/** A batch that can be closed, because none of its scratchcards can be redeemed any more. */
export const soldOut: BatchSketch = {
  number: '0090',
  name: 'Sold out',
  euros: 5,
  quantity: 10,
  status: 'ACTIVE',
  daysAgo: 300,
  shares: {},
  rest: 'redeemed',
};

/**
 * Adds a notification that is being sent and a job that runs. Their next step is a year away, so that both can be
 * stopped.
 */
export function fillUnderWay({ tables, random, clock }: Transaction): void {
  const now = clock.now();
  const nextAt = after(now, 365 * DAY);
  const [paused] = tables.notifications.all().filter(({ status }) => status === 'PAUSED');
  if (paused)
    tables.notifications.insert({
      ...paused,
      id: random.ulid('ntf', now),
      status: 'SENDING',
      stats: nothingSent,
      sentUpTo: null,
      nextAt,
    });
  const [done] = tables.jobs.all();
  const [row] = done ? tables.jobRows.by('jobId', done.id) : [];
  if (!done || !row) return;
  const id = random.ulid('job', now);
  const progress = { status: 'RUNNING', total: 1, failed: 0, finishedAt: null, nextAt, version: 1 } as const;
  tables.jobs.insert({ ...done, ...progress, id, createdAt: now });
  tables.jobRows.insert({
    ...row,
    id: row.id.replace(done.id, id),
    jobId: id,
    no: 1,
    outcome: 'PENDING',
    problem: null,
  });
}

/** Adds a second session of the main customer, a blocked account, and an account with a tag. */
export function fillAccounts({ tables, random, clock }: Transaction, buyer: UserRecord): void {
  const now = clock.now();
  tables.users.insert({ ...createCustomer(random, 2, after(now, -DAY)), status: 'BLOCKED' });
  tables.sessions.insert({
    id: random.ulid('ses', now),
    tokenHash: hashToken('another device'),
    kind: 'CUSTOMER',
    subjectId: buyer.id,
    device: 'Safari on iPhone',
    createdAt: now,
    lastSeenAt: now,
    idleSeconds: 30 * 60,
    absoluteExpiresAt: after(now, DAY),
    revokedAt: null,
  });
  tables.users.insert({ ...createCustomer(random, 4, after(now, -300 * DAY)), tags: ['flood-2027'] });
}
