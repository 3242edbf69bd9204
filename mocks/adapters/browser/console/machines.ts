import type { LocalDate } from '#contracts/dates.ts';
import type { EntityType } from '#contracts/entities.ts';
import type { Machine } from '#contracts/machine.ts';
import type { MachineState } from '#contracts/mock-in-page.ts';
import type { Guard } from '#mocks/core/lifecycle.ts';
import { entityNameIn } from '#mocks/resources/entity-name.ts';
import { collateralFacts } from '#mocks/resources/collateral/facts.ts';
import { collateralLifecycle } from '#mocks/resources/collateral/lifecycle.ts';
import { orderFacts } from '#mocks/resources/orders/facts.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { paymentFacts } from '#mocks/resources/payments/facts.ts';
import { paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { scratchcardLifecycle } from '#mocks/resources/scratchcards/lifecycle.ts';
import { accountFacts } from '#mocks/resources/users/facts.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import type { Reads } from '#mocks/resources/tables.ts';

interface Entity {
  readonly id: string;
  readonly status: string;
}

interface Lifecycle<Row, Facts> {
  readonly machine: Machine;
  readonly guards: Readonly<Record<string, Guard<never>>>;
  readonly requestGuards: Readonly<Record<string, Guard<never>>>;
  actions(row: Row, facts: Facts): readonly { readonly action: string }[];
}

interface Kind {
  readonly rows: (tables: Reads) => readonly Entity[];
  readonly stateOf: (tables: Reads, id: string, today: LocalDate) => MachineState | null;
}

/** @param factsOf the facts for `actions`; only guards of steps that a person takes are evaluated with them */
function kind<Row extends Entity, Facts>(
  { machine, guards, requestGuards, actions }: Lifecycle<Row, Facts>,
  table: (tables: Reads) => { get(id: string): Row | undefined; all(): readonly Row[] },
  factsOf: (tables: Reads, row: Row, today: LocalDate) => Facts,
): Kind {
  return {
    rows: (tables) => table(tables).all(),
    stateOf(tables, id, today) {
      const row = table(tables).get(id);
      if (!row) return null;
      const facts = factsOf(tables, row, today);
      const taken = new Set(actions(row, facts).map(({ action }) => action));
      const verdictOf = (trigger: string, name: string) => {
        if (!taken.has(trigger)) return 'event';
        const guard = guards[name];
        if (!guard || name in requestGuards) return 'request';
        const result = guard(facts as never); // `actions` evaluates the same guards with the same facts
        return result === null ? null : { reason: typeof result === 'string' ? result : result.detail };
      };
      return {
        states: machine.states,
        current: row.status,
        steps: machine.transitions
          .filter(({ from }) => from?.includes(row.status))
          .map((step) => ({
            id: step.id,
            trigger: step.trigger,
            to: step.to,
            guards: step.guards.map((name) => ({ name, verdict: verdictOf(step.trigger, name) })),
          })),
      };
    },
  };
}

const kinds = {
  plan: kind(planLifecycle, ({ plans }) => plans, planFacts),
  order: kind(orderLifecycle, ({ orders }) => orders, orderFacts),
  payment: kind(paymentLifecycle, ({ payments }) => payments, paymentFacts),
  collateral: kind(collateralLifecycle, ({ collaterals }) => collaterals, collateralFacts),
  scratchcard: kind(
    scratchcardLifecycle,
    ({ scratchcards }) => scratchcards,
    (_tables, card) => ({ card }),
  ),
  user: kind(userLifecycle, ({ users }) => users, accountFacts),
} satisfies { readonly [Type in EntityType]?: Kind };

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[]; // Object.keys loses the literal keys

const maxEntities = 500;

/** The newest entities of a kind, by their names. */
export function entitiesOf(tables: Reads, type: KindName) {
  return kinds[type]
    .rows(tables)
    .slice(-maxEntities)
    .toReversed()
    .map(({ id }) => ({ id, name: entityNameIn(tables, { type, id }) ?? id }));
}

/** The current state of an entity, and the steps from there with the verdicts of their guards; null if it does not exist. */
export const machineStateOf = (
  tables: Reads,
  type: KindName,
  id: string,
  today: LocalDate,
): MachineState | null => kinds[type].stateOf(tables, id, today);
