import { type Machine, type Transition, transitionsFrom } from '#contracts/machine.ts';

/** Every guard of a machine by name: null when it holds, else the reason as a sentence for a person. */
export type Guards<Guard extends string, Facts> = {
  readonly [Name in Guard]: (facts: Facts) => string | null;
};

export type Decision<State extends string, Trigger extends string, Guard extends string> =
  | { readonly kind: 'taken'; readonly to: State; readonly row: Transition<State, Trigger, Guard> }
  /** The machine knows the step, but a guard stands against it. */
  | { readonly kind: 'refused'; readonly guard: Guard; readonly reason: string }
  /** There is no such step from this state. */
  | { readonly kind: 'impossible' };

/**
 * Looks the step up in the machine's table and asks its guards, in the table's order: the first row whose guards all
 * hold is taken. When none does, the last row's first failing guard is the reason, as later rows ask for less.
 * @param state null before the thing exists
 */
export function decide<State extends string, Trigger extends string, Guard extends string, Facts>(
  machine: Machine<State, Trigger, Guard>,
  guards: Guards<Guard, Facts>,
  state: State | null,
  trigger: Trigger,
  facts: Facts,
): Decision<State, Trigger, Guard> {
  const rows =
    state === null
      ? machine.transitions.filter((row) => row.from === null && row.trigger === trigger)
      : transitionsFrom(machine, state, trigger);

  let refused: Decision<State, Trigger, Guard> = { kind: 'impossible' };
  for (const row of rows) {
    const failing = row.guards
      .map((guard) => ({ guard, reason: guards[guard](facts) }))
      .find(({ reason }) => reason);
    if (!failing?.reason) return { kind: 'taken', to: row.to, row };
    refused = { kind: 'refused', guard: failing.guard, reason: failing.reason };
  }
  return refused;
}

/** The state that a step leads to, where the machine cannot refuse it: an internal step after checks of the caller. */
export function mustTake<State extends string, Trigger extends string, Guard extends string, Facts>(
  machine: Machine<State, Trigger, Guard>,
  guards: Guards<Guard, Facts>,
  state: State | null,
  trigger: Trigger,
  facts: Facts,
): State {
  const decision = decide(machine, guards, state, trigger, facts);
  if (decision.kind === 'taken') return decision.to;
  const why = decision.kind === 'refused' ? decision.reason : 'there is no such step';
  throw new Error(`The ${machine.entity} cannot take "${trigger}" from ${state ?? 'nothing'}: ${why}`);
}

/** One entry of a resource's `actions`. */
export function action<const Name extends string>(name: Name, reason: string | null) {
  return reason === null
    ? ({ action: name, allowed: true, reason } as const)
    : ({ action: name, allowed: false, reason } as const);
}
