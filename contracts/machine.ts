import { described } from './described.ts';
import { z } from './z.ts';

/** One row of a state machine. Guards are names; the backend gives each its rule. */
export type Transition<State extends string = string> = Step & (Creation<State> | Change<State>);

interface Creation<State> {
  readonly from: null;
  readonly to: State;
}

interface Change<State> {
  readonly from: readonly State[];
  /** Null: the state does not change. */
  readonly to: State | null;
}

interface Step {
  readonly id: string;
  readonly trigger: string;
  readonly guards: readonly string[];
  /** Further effects, described for readers. */
  readonly effect: string;
}

export interface Machine<State extends string = string, Row extends Transition<State> = Transition<State>> {
  readonly entity: string;
  readonly states: readonly State[];
  readonly final: readonly NoInfer<State>[];
  readonly transitions: readonly Row[];
}

/** Types a machine so that every row can only name its own states; triggers and guards keep their names. */
export function machine<const State extends string, const Row extends Transition<NoInfer<State>>>(
  table: Machine<State, Row>,
): Machine<State, Row> {
  return table;
}

/**
 * A schema for what a person may do with a resource now. The page shows `reason` beside a disabled action and decides
 * nothing.
 */
export function actionsOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  const state = z.object({
    action: z.enum(names),
    allowed: z.boolean(),
    reason: described(
      z.nullable(z.string().check(z.minLength(1))),
      'Why it is not allowed: the `detail` of the problem that the command is refused with. Null if it is allowed.',
    ),
    cause: described(
      z.nullable(z.string().check(z.minLength(1))),
      'The part of the reason that several actions may share: it leaves out what this action needs. Null if it is allowed.',
    ),
  });
  return z.array(
    state.check(
      z.refine(({ allowed, reason }) => allowed === (reason === null), {
        path: ['reason'],
        message: 'What is not allowed has a reason',
      }),
      z.refine(({ allowed, cause }) => allowed === (cause === null), {
        path: ['cause'],
        message: 'What is not allowed has a cause',
      }),
    ),
  );
}
