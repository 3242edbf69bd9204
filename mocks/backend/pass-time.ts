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
export async function catchUp({ respond }: Pick<Backend, 'respond'>): Promise<void> {
  await respond({ method: 'GET', path: '/v1/me', search: '', header: () => null, body: null });
}

/** Lets time pass until a moment: what falls due until then happens one after the other, each at its time. */
export async function passUntil({ store, backend }: Running, target: Instant): Promise<void> {
  const moveTo = async (moment: Instant) => {
    await store.transact(({ tables: writes, clock }) => {
      const now = clock.now();
      const ms = Date.parse(moment) - Date.parse(now);
      if (ms <= 0) return;
      keepSessions(writes, now, ms);
      clock.advance(ms);
    }, demoDeed('setMockClock'));
    await catchUp(backend);
  };
  for (;;) {
    const due = nextDueAt(scheduledJobs, store.tables);
    if (due === null || due > target) break;
    await moveTo(due);
  }
  await moveTo(target);
}
