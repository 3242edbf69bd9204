import type { ProblemCode } from '#contracts/problem.ts';
import type { MachineName, Machines } from '#contracts/steps.ts';
import type { RuleTitle } from '#contracts/openapi/rules.ts';

// What the document says of guards. No page needs it and no backend: tools/lint/directions.ts keeps both from loading it.

type GuardOf<Name extends MachineName> = Machines[Name]['transitions'][number]['guards'][number];

export interface Guard {
  /** One sentence that says exactly when the guard holds; tests/mocks/guards compares its figures with the rules. */
  readonly holds: string;
  /** The section of docs/domain.md that has the rule or the formula. */
  readonly rule?: RuleTitle;
  /** Its problems. A guard without any refuses with `invalid-transition`, or only selects a transition. */
  readonly refusesWith?: readonly [ProblemCode, ...ProblemCode[]];
}

/** All guards of a machine. */
export type GuardsOf<Name extends MachineName> = { readonly [Guarding in GuardOf<Name>]: Guard };
