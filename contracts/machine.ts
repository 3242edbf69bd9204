import { z } from './z.ts';

/** One row of a state machine. `from: null` is creation. Guards are names; the backend gives each its rule. */
export interface Transition<State extends string, Trigger extends string, Guard extends string> {
  readonly id: string;
  readonly from: readonly State[] | null;
  readonly to: State;
  readonly trigger: Trigger;
  readonly guards: readonly Guard[];
  /** What else happens, for the reader. */
  readonly effect: string;
}

export interface Machine<State extends string, Trigger extends string, Guard extends string> {
  readonly entity: string;
  readonly states: readonly State[];
  readonly final: readonly NoInfer<State>[];
  readonly transitions: readonly Transition<NoInfer<State>, Trigger, Guard>[];
}

/** Types a machine so that every row can only name its own states, triggers and guards. */
export function machine<const State extends string, const Trigger extends string, const Guard extends string>(
  table: Machine<State, Trigger, Guard>,
): Machine<State, Trigger, Guard> {
  return table;
}

/** The rows that a trigger may take from a state, in the table's order: the first whose guards hold is taken. */
export function transitionsFrom<State extends string, Trigger extends string, Guard extends string>(
  table: Machine<State, Trigger, Guard>,
  state: State,
  trigger: Trigger,
): readonly Transition<State, Trigger, Guard>[] {
  return table.transitions.filter((row) => row.trigger === trigger && (row.from?.includes(state) ?? false));
}

/** What a person may do with a resource now. The page shows `reason` beside a disabled action and decides nothing. */
export function actionsOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.array(
    z.discriminatedUnion('allowed', [
      z.object({ action: z.enum(names), allowed: z.literal(true), reason: z.null() }),
      z.object({
        action: z.enum(names),
        allowed: z.literal(false),
        reason: z.string().check(z.minLength(1)),
      }),
    ]),
  );
}
