import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Passed, PassedPlan } from '#contracts/mock-in-page.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import type { Backend } from '#mocks/backend/backend.ts';
import { jumpTo } from '#mocks/backend/pass-time.ts';
import { isClockTime } from '#mocks/time/clock.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { feesCharged } from '#mocks/rules/late-fees.ts';
import { paidWithFeeOf } from '#mocks/rules/line-balance.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { AuditEventRow } from '#mocks/core/rows.ts';
import type { DemoBackend } from '#mocks/backend/demo.ts';
import { morningOf } from '#mocks/scenarios/scenario.ts';
import { entityNameIn } from '#mocks/resources/entity-name.ts';

type Store = DemoBackend['store'];

const maxNamed = 3;

/**
 * Moves the clock to the morning of a later day, makes all changes that are due until then, and returns what they were.
 * People stay signed in, as if they had used their sessions meanwhile. Null for a text that is no day, and for a day
 * that is not later or beyond the clock's range.
 */
export async function moveTo(
  { store, backend }: { readonly store: Store; readonly backend: Backend },
  day: LocalDate,
  planId: string | null = null,
): Promise<Passed | null> {
  const before = store.clock.now();
  const plan = store.tables.plans.get(planId ?? '') ?? null;
  if (Number.isNaN(Date.parse(day))) return null;
  const target = morningOf(day);
  if (target <= before || !isClockTime(Date.parse(target))) return null;
  await jumpTo({ store, backend }, target);
  return { ...passedSince(store, before), plan: plan && planSince(store, plan, before) };
}

const paidOf = ({ lines }: PlanRecord) => sum(lines, paidWithFeeOf);

function planSince({ tables }: Store, plan: PlanRecord, before: Instant): PassedPlan {
  const { id, number, currency, userId, status: from } = plan;
  const now = tables.plans.get(id) ?? plan;
  const user = tables.users.get(userId);
  const contacts: ReadonlySet<string | null | undefined> = new Set([user?.email, user?.phoneE164]);
  const charged = tables.auditEvents.select({
    order: 'at',
    where: ({ at, action, entity }) => at > before && action === 'plan.fee-charged' && entity.id === id,
  });
  const sent = tables.messages.select({
    order: 'sentAt',
    where: ({ sentAt, to }) => sentAt > before && contacts.has(to),
  });
  return {
    number,
    currency,
    fees: feesCharged(now.lines) - feesCharged(plan.lines),
    feeDays: [...new Set(charged.map(({ at }) => businessDate(at)))],
    paid: paidOf(now) - paidOf(plan),
    from,
    to: now.status,
    messages: sent.length,
  };
}

function passedSince({ tables, clock }: Store, before: Instant): Omit<Passed, 'plan'> {
  const events = tables.auditEvents.select({ order: 'at', where: ({ at }) => at > before });
  const byAction = Map.groupBy(events, ({ action }) => action);
  const changes = events.flatMap(statusChangesOf);
  const byChange = Map.groupBy(changes, ({ type, from, to }) => `${type} ${from} ${to}`);
  return {
    now: clock.now(),
    events: [...byAction].map(([action, of]) => ({
      action,
      count: of.length,
      about: of
        .slice(0, maxNamed)
        .map(({ entity }) => ({ ...entity, name: entityNameIn(tables, entity) ?? entity.id })),
    })),
    statuses: [...byChange.values()].flatMap(([first, ...rest]) =>
      first ? [{ ...first, count: 1 + rest.length }] : [],
    ),
    messages: tables.messages.select({ order: 'sentAt', where: ({ sentAt }) => sentAt > before }).length,
  };
}

function statusChangesOf({ changes }: AuditEventRow) {
  return changes.flatMap(({ entity: { type }, before, after }) => {
    const [from, to] = [memberOf(before, 'status'), memberOf(after, 'status')];
    return typeof from === 'string' && typeof to === 'string' ? [{ type, from, to }] : [];
  });
}

export const todayOf = ({ clock }: Pick<Store, 'clock'>): LocalDate => businessDate(clock.now());
