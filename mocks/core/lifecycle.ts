import type { Machine, Transition } from '#contracts/machine.ts';
import { problem, type Problem, ProblemError } from './handler-result.ts';

/**
 * The rule of a guard. It returns null if the guard holds, otherwise a problem, or a sentence where the step is only
 * impossible now (invalid-transition).
 */
export type Guard<Facts> = (facts: Facts) => Problem | string | null;

type AnyGuards = Readonly<Record<string, Guard<never>>>;

type TriggerOf<Row extends Transition> = Row['trigger'];
type GuardName<Row extends Transition> = Row['guards'][number];
type RowsOf<Row extends Transition, Trigger> = Extract<Row, { readonly trigger: Trigger }>;

/** All facts that these guards read; a call without one of them does not compile. */
type FactsOf<Guards extends AnyGuards, Name> = (
  Name extends keyof Guards ? (facts: Parameters<Guards[Name]>[0]) => void : never
) extends (facts: infer Facts) => void
  ? Facts
  : never;

export type Decision<State extends string> =
  /** `id` of the transition that is taken. */
  | { readonly id: string; readonly to: State; readonly problem: null }
  /** `guard` is null where the state has no such transition. `cause` is the problem without what the step needs. */
  | { readonly to: null; readonly problem: Problem; readonly cause: string; readonly guard: string | null };

interface WithStatus {
  readonly status: string;
}

export interface LifecycleDefinition<
  Entity extends WithStatus,
  Row extends Transition<Entity['status']>,
  Stored extends AnyGuards,
  Requested extends AnyGuards,
  Customer extends TriggerOf<Row>,
  Administration extends TriggerOf<Row>,
> {
  readonly machine: Machine<Entity['status'], Row>;
  /** Guards that depend on stored state only. */
  readonly guards: Stored & Readonly<Record<Exclude<GuardName<Row>, keyof Requested>, Guard<never>>>;
  /** Guards that also depend on the request: they do not decide whether an action is offered. */
  readonly requestGuards: Requested;
  /** The triggers that each side can use; some are for both. */
  readonly actions: {
    readonly customer?: readonly Customer[];
    readonly administration?: readonly Administration[];
  };
  /**
   * What an action needs, such as "Only a plan in default can be written off." It comes before the reason of a state
   * that lacks the action. An action of the administration alone has one, or null if no state lacks it.
   */
  readonly needs: Readonly<Record<Exclude<Administration, Customer>, string | null>> &
    Readonly<Partial<Record<Customer | Administration, string | null>>>;
  /** Why a state lacks a step: a sentence, or a problem of its own. */
  readonly stateReasons: Readonly<
    Record<Entity['status'], string | ((entity: Entity, trigger: string) => Problem | string)>
  >;
}

/**
 * The transitions of one kind of entity: the contract's state machine with the rules of its guards. `decide` and
 * `take` evaluate all guards of a step, `actions` only those on stored state, so that an offered action is refused
 * only because of the request's content.
 */
export function lifecycle<Entity extends WithStatus>() {
  type State = Entity['status'];
  return <
    Row extends Transition<State>,
    Stored extends AnyGuards,
    Requested extends AnyGuards,
    Customer extends TriggerOf<Row> = never,
    Administration extends TriggerOf<Row> = never,
  >(
    definition: LifecycleDefinition<Entity, Row, Stored, Requested, Customer, Administration>,
  ) => {
    type Action = Customer | Administration;
    const { machine, stateReasons } = definition;
    const { customer = [], administration = [] } = definition.actions;
    const actionNames: readonly Action[] = [...new Set<Action>([...customer, ...administration])];
    const ofCustomer: readonly string[] = customer;
    const ofAdministration: readonly string[] = administration;
    const isForAdministration = (trigger: string) =>
      ofAdministration.includes(trigger) && !ofCustomer.includes(trigger);
    const needs: Readonly<Record<string, string | null | undefined>> = definition.needs;
    const { transitions }: Machine<State> = machine;
    const guards: AnyGuards = definition.guards;
    const requestGuards: AnyGuards = definition.requestGuards;
    const storedStateRule = (name: string) => guards[name];
    const anyRule = (name: string) => guards[name] ?? requestGuards[name];

    /** indexed by trigger, because every step of every entity looks them up */
    const rowsBy = Map.groupBy(transitions, ({ trigger }) => trigger);
    const rowsFrom = (status: State | null, trigger: string) =>
      (rowsBy.get(trigger) ?? []).filter(({ from }) =>
        status === null ? from === null : (from?.includes(status) ?? false),
      );

    const notPossible = (status: State | null, trigger: string, detail: string) =>
      problem('invalid-transition', detail, {
        entity: machine.entity,
        from: status ?? 'none',
        action: trigger,
        // only the steps of the reader's side
        allowed: actionNames.filter(
          (action) =>
            action !== trigger &&
            isForAdministration(action) === isForAdministration(trigger) &&
            rowsFrom(status, action).length > 0,
        ),
      });

    /** @param ruleOf returns the rule of a guard; undefined if the guard is not evaluated */
    function decideBy(
      ruleOf: (name: string) => Guard<never> | undefined,
      entity: Entity | null,
      trigger: string,
      facts: unknown,
    ): Decision<State> {
      const status: State | null = entity === null ? null : entity.status;
      let lastRefusal: Decision<State> | null = null;
      for (const row of rowsFrom(status, trigger)) {
        const failing = row.guards
          .map((name) => ({ guard: name, result: ruleOf(name)?.(facts as never) ?? null }))
          .find(({ result }) => result !== null);
        if (!failing || failing.result === null) {
          const to = row.to ?? status;
          if (to !== null) return { id: row.id, to, problem: null };
          continue;
        }
        const { guard, result } = failing;
        const refusal = typeof result === 'string' ? notPossible(status, trigger, result) : result;
        lastRefusal = { to: null, problem: refusal, cause: refusal.detail, guard };
      }
      return lastRefusal ?? { to: null, ...noSuchStep(entity, trigger), guard: null };
    }

    function noSuchStep(
      entity: Entity | null,
      trigger: string,
    ): { readonly problem: Problem; readonly cause: string } {
      if (entity === null) {
        const cause = `A ${machine.entity} cannot begin with "${trigger}".`;
        return { problem: notPossible(null, trigger, cause), cause };
      }
      const status: State = entity.status;
      const reason: string | ((entity: Entity, trigger: string) => Problem | string) = stateReasons[status];
      const cause = typeof reason === 'function' ? reason(entity, trigger) : reason;
      if (typeof cause !== 'string') return { problem: cause, cause: cause.detail };
      const need = needs[trigger] ?? null;
      return { problem: notPossible(status, trigger, need === null ? cause : `${need} ${cause}`), cause };
    }

    /**
     * Finds the transitions of a trigger from the current state and evaluates their guards in the order of the table:
     * the first transition whose guards all hold is taken. If there is none, the problem is that of the first failing
     * guard of the last transition, which has the fewest guards.
     * @param entity null before it exists
     */
    const decide = <Trigger extends TriggerOf<Row>>(
      entity: Entity | null,
      trigger: Trigger,
      facts: FactsOf<Stored & Requested, GuardName<RowsOf<Row, Trigger>>>,
    ): Decision<State> => decideBy(anyRule, entity, trigger, facts);

    return {
      machine,
      guards,
      requestGuards,
      needs,
      /** The triggers that a person can use. */
      actionNames,
      decide,

      /** Returns the state that the step leads to; raises the problem of a failing guard, which undoes the request. */
      take<Trigger extends TriggerOf<Row>>(
        entity: Entity | null,
        trigger: Trigger,
        facts: FactsOf<Stored & Requested, GuardName<RowsOf<Row, Trigger>>>,
      ): State {
        const decision = decide(entity, trigger, facts);
        if (decision.problem) throw new ProblemError(decision.problem);
        return decision.to;
      },

      /** Raises a problem if the state lacks the step; call it before work that only this step needs. */
      requireStep(entity: Entity, trigger: TriggerOf<Row>): void {
        if (rowsFrom(entity.status, trigger).length > 0) return;
        throw new ProblemError(noSuchStep(entity, trigger).problem);
      },

      /** Returns what a person may do now, with the reason where they may not: a resource's `actions`. */
      actions: (entity: Entity, facts: FactsOf<Stored, GuardName<RowsOf<Row, Action>>>) =>
        actionNames.map((action) => {
          const decision = decideBy(storedStateRule, entity, action, facts);
          return decision.problem === null
            ? ({ action, allowed: true, reason: null, cause: null } as const)
            : ({ action, allowed: false, reason: decision.problem.detail, cause: decision.cause } as const);
        }),
    };
  };
}
