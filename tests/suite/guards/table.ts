import type { Endpoint } from '#contracts/endpoint.ts';
import { type Contract, contract, type OperationName } from '#contracts/index.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import type { MachineName, MachineOf, Machines, Step, TriggerOf } from '#contracts/steps.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';

/** Every operation that can change something. */
export type CommandName = {
  [Name in OperationName]: Contract[Name] extends { readonly idempotent: true } ? Name : never;
}[OperationName];

export const commandNames = (Object.keys(contract) as OperationName[]).filter(
  (name): name is CommandName => (contract[name] as Endpoint).idempotent === true,
);

/** Returns the steps that a command takes because its caller requests them. */
export function stepsOf(command: CommandName): readonly Step[] {
  const { takes, alsoTakes = [] }: Endpoint = contract[command];
  return takes ? [takes, ...alsoTakes] : [];
}

type StepOf<Name extends CommandName> =
  | Extract<Contract[Name]['takes'], Step>
  | (Contract[Name] extends { readonly alsoTakes: readonly (infer S extends Step)[] } ? S : never);

/** "order.pay: attempts-left" for each guard of the step. */
type GuardKey<S extends Step> = S extends Step
  ? `${S}: ${Extract<RowOf<MachineOf<S>>, { readonly trigger: TriggerOf<S> }>['guards'][number]}`
  : never;
type RowOf<Name extends MachineName> = Machines[Name]['transitions'][number];

/** A situation in which a guard refuses a request. */
export interface RefusedSituation {
  readonly situation: string;
  readonly code: ProblemCode;
  /** Brings a fresh backend into the situation and returns the call that is refused. */
  readonly call: (backend: Provider) => Promise<Call>;
  /** Left out: the scenario without customers. */
  readonly scenario?: string;
  /** Other guards of the step that the mock finds broken in this situation; the problem is not theirs. */
  readonly also?: readonly string[];
  /** What applies the same rule before the guard is evaluated, so that the guard is never the first to refuse. */
  readonly earlier?: string;
  /** What the refused request leaves in the tables; left out: it changes nothing. */
  readonly leaves?: string;
}

/** A guard that selects one of several transitions of its trigger, and the answer when it does not hold. */
export interface Selection {
  readonly selects: (backend: Provider) => Promise<Call>;
  readonly status: number;
  readonly answer: object;
}

/** A guard that no request can break, and why. */
export interface Unreachable {
  readonly unreachable: string;
}

/** A guard that only the mock's tables can be made to break (tests/mocks/guards), and why no test installation could. */
export interface ByTables {
  readonly byTables: string;
}

export type Entry = readonly [RefusedSituation, ...RefusedSituation[]] | Selection | Unreachable | ByTables;

type GuardsOf<Name extends CommandName> = { readonly [Key in GuardKey<StepOf<Name>>]: Entry };

/** An entry for each guard of the commands' steps: a guard that is added without one does not compile. */
export type Situations = {
  readonly [Name in CommandName as keyof GuardsOf<Name> extends never ? never : Name]: GuardsOf<Name>;
};
