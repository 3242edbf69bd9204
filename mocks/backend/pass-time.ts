import type { Instant } from '#contracts/dates.ts';
import { demoDeed } from '#mocks/core/demo-deed.ts';
import { nextDueAt } from '#mocks/core/scheduler.ts';
import { scheduledJobs } from '#mocks/jobs/schedule.ts';
import type { tables, Writes } from '#mocks/resources/tables.ts';
import type { Store } from '#mocks/store/store.ts';
import { after } from '#mocks/time/business-time.ts';
import type { Backend } from './backend.ts';

interface Running {
  readonly store: Store<typeof tables>;
  readonly backend: Backend;
}

/** People stay signed in, as if they had used their sessions meanwhile. */
export function keepSessions({ sessions }: Pick<Writes, 'sessions'>, now: Instant, ms: number): void {
  const later = (moment: Instant) => after(moment, ms);
  for (const session of sessions.all()) {
    if (session.revokedAt !== null || session.absoluteExpiresAt <= now) continue;
    const { lastSeenAt, absoluteExpiresAt } = session;
    sessions.replace({
      ...session,
      lastSeenAt: later(lastSeenAt),
      absoluteExpiresAt: later(absoluteExpiresAt),
    });
  }
}

/** Makes the changes that are due, as the backend does before it answers any request; one without a session costs least. */
async function catchUp({ respond }: Pick<Backend, 'respond'>): Promise<void> {
  const me = { method: 'GET', path: '/v1/me', search: '', header: () => null, body: null };
  const { status, body } = await respond(me);
  if (status >= 500) throw new Error(`What is due could not be done: ${body}`);
}

/** Moves the clock to a later moment at once, and makes all that is due by then. */
export async function jumpTo({ store, backend }: Running, target: Instant): Promise<void> {
  await store.transact(({ tables: writes, clock }) => {
    const now = clock.now();
    const ms = Date.parse(target) - Date.parse(now);
    if (ms <= 0) return;
    keepSessions(writes, now, ms);
    clock.advance(ms);
  }, demoDeed('setMockClock'));
  await catchUp(backend);
}

/**
 * Lets time pass until a moment: what falls due until then happens one after the other, each at its time. With the many
 * rows of `big-list` a month takes ten times as long as a jump.
 */
export async function passUntil(running: Running, target: Instant): Promise<void> {
  let last: Instant | null = null;
  for (;;) {
    const due = nextDueAt(scheduledJobs, running.store.tables);
    if (due === null || due > target) break;
    if (due === last) throw new Error(`What is due at ${due} stays due.`);
    await jumpTo(running, due);
    last = due;
  }
  await jumpTo(running, target);
}
