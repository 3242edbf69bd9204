import { AuditAction } from '#contracts/audit/actions.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { mockControl } from '#contracts/mock-control.ts';
import { automaticSteps, type DoneStep, type StepChanges, type Steps } from '#contracts/mock-in-page.ts';
import { z } from '#contracts/z.ts';
import { differenceOf } from '#mocks/core/audit.ts';
import { moneyText } from '#mocks/core/format.ts';
import { memberOf } from '#mocks/core/member.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { DemoBackend } from '#mocks/backend/demo.ts';
import { entityNameIn } from '#mocks/resources/entity-name.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { Transaction } from '#mocks/scenarios/scenario.ts';
import { type Step, wayTo } from '#mocks/store/history.ts';
import { keepSessions } from '#mocks/backend/pass-time.ts';

type Store = DemoBackend['store'];

/** Returns what was done, each step together with what time has caused after it. */
export function stepsOf({ tables, history }: Pick<Store, 'tables' | 'history'>): Steps {
  const { earlier, steps, done } = history;
  const starts = steps.flatMap(({ what }, at) => (at === 0 || !automaticSteps.has(what) ? [at] : []));
  return {
    earlier,
    place: earlier + done,
    end: earlier + steps.length,
    steps: starts.map((start, at) => {
      const end = starts[at + 1] ?? steps.length;
      return doneStep(tables, steps.slice(start, end), earlier + start, start < done);
    }),
  };
}

function doneStep(tables: Reads, steps: readonly Step[], before: number, isDone: boolean): DoneStep {
  const [first, ...following] = steps;
  invariant(first, 'A step was to be listed that does not exist.');
  const { at, who, what } = first;
  const operation = endpoints.get(what);
  return {
    before,
    after: before + steps.length,
    at,
    who: who?.name ?? null,
    what,
    summary: operation?.summary ?? null,
    // these are read for the steps that are shown
    get about() {
      return operation ? aboutOf(tables, first) : null;
    },
    get caused() {
      return (operation ? following : steps).flatMap(actionsOf);
    },
    isOfDemo: !Object.hasOwn(contract, what),
    isDone,
    changes: () => changesOf(tables, steps),
  };
}

/** What the audit says of a step. */
const actionsOf = ({ rows }: Step): readonly AuditAction[] =>
  rows.flatMap(({ table, before, after }) => {
    const event = table === 'auditEvents' && !before ? memberOf(after, 'action') : undefined;
    return z.safeParse(AuditAction, event).data ?? [];
  });

const endpoints: ReadonlyMap<string, Endpoint> = new Map<string, Endpoint>(
  Object.entries({ ...contract, ...mockControl }),
);

/** What a command was about, as the audit has it: a payment or refund by its amount, anything else by its name. */
function aboutOf(tables: Reads, { rows }: Step): string | null {
  const created = rows.find(({ table, before }) => table === 'auditEvents' && !before);
  const event = tables.auditEvents.get(created?.id ?? '');
  if (!event) return null;
  const { type, id } = event.entity;
  const refund = type === 'refund' ? tables.refunds.get(id) : undefined;
  const payment = type === 'payment' ? tables.payments.get(id) : undefined;
  if (refund) return moneyText(refund.amount);
  if (payment) return moneyText({ amountMinor: payment.amount, currency: payment.currency });
  return entityNameIn(tables, event.entity);
}

function changesOf(tables: Reads, steps: readonly Step[]): StepChanges {
  const rows = steps.flatMap((step) => step.rows);
  const entities = rows.flatMap((row) => {
    const change = differenceOf(row);
    return change ? [{ ...change, name: entityNameIn(tables, change.entity) }] : [];
  });
  return { entities, others: rows.length - entities.length };
}

/**
 * Goes back to an earlier step, or forward again. Sessions are no part of what is undone: whoever is logged in stays so,
 * unless there is no such person there.
 */
export async function goTo(store: Store, place: number, drops: boolean): Promise<void> {
  await store.transact(
    (transaction) => {
      const way = wayTo(store.history, place);
      invariant(way, `The way to step ${place} is not known.`);
      for (const { table, id, after } of way.rows)
        if (table !== 'sessions') transaction.put(table, id, after);
      const ms = Date.parse(way.at) - Date.parse(transaction.clock.now());
      keepSessions(transaction.tables, transaction.clock.now(), ms);
      transaction.clock.advance(ms);
      endSessionsOfNobody(transaction);
    },
    { goesTo: place, drops },
  );
}

function endSessionsOfNobody({ tables: { sessions, users, administrators }, clock }: Transaction): void {
  for (const session of sessions.all()) {
    const person = users.get(session.subjectId) ?? administrators.get(session.subjectId);
    if (!person && session.revokedAt === null) sessions.replace({ ...session, revokedAt: clock.now() });
  }
}
