import type { Endpoint } from '#contracts/endpoint.ts';
import { type Contract, contract, type OperationName } from '#contracts/index.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import type { MachineName, MachineOf, Machines, Step, TriggerOf } from '#contracts/steps.ts';
import { approvalLifecycle } from '#mocks/core/approvals/lifecycle.ts';
import { jobLifecycle } from '#mocks/core/jobs/lifecycle.ts';
import { administratorLifecycle } from '#mocks/resources/administrators/lifecycle.ts';
import { challengeLifecycle } from '#mocks/resources/auth/lifecycle.ts';
import { inboxLifecycle } from '#mocks/resources/inbox/lifecycle.ts';
import { documentLifecycle } from '#mocks/resources/collateral/document-lifecycle.ts';
import { collateralLifecycle } from '#mocks/resources/collateral/lifecycle.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { notificationLifecycle } from '#mocks/resources/notifications/lifecycle.ts';
import { batchLifecycle } from '#mocks/resources/scratchcards/batch-lifecycle.ts';
import { scratchcardLifecycle } from '#mocks/resources/scratchcards/lifecycle.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';

export const lifecycles = {
  administrator: administratorLifecycle,
  approval: approvalLifecycle,
  batch: batchLifecycle,
  notification: notificationLifecycle,
  challenge: challengeLifecycle,
  inbox: inboxLifecycle,
  collateral: collateralLifecycle,
  document: documentLifecycle,
  job: jobLifecycle,
  order: orderLifecycle,
  payment: paymentLifecycle,
  plan: planLifecycle,
  scratchcard: scratchcardLifecycle,
  user: userLifecycle,
} satisfies { readonly [Name in MachineName]: { readonly machine: Machines[Name] } };

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

/** Steps of the command that is carried out by approving it; its guards are tried by that command. */
export const carriedOut: { readonly [Name in CommandName]?: readonly Step[] } = {
  approveApproval: ['payment.refund'],
};

/**
 * Steps that no command takes: they follow from one, from an answer of the bank or from the time, and their guards refuse
 * no request.
 */
export const consequences: ReadonlySet<string> = new Set(
  Object.entries(lifecycles)
    .flatMap(([name, { machine }]) => machine.transitions.map(({ trigger }) => `${name}.${trigger}`))
    .filter(
      (step) => !commandNames.some((command) => (stepsOf(command) as readonly string[]).includes(step)),
    ),
);

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
  readonly call: (backend: Backend) => Promise<Call>;
  /** Left out: the scenario without customers. */
  readonly scenario?: string;
  /** Other guards of the step that cannot hold in this situation; the problem is not theirs. */
  readonly also?: readonly string[];
  /** What applies the same rule before the guard is evaluated, so that the guard is never the first to refuse. */
  readonly earlier?: string;
  /** What the refused request leaves in the tables; left out: it changes nothing. */
  readonly leaves?: string;
}

/** A guard that selects one of several transitions of its trigger, and the answer when it does not hold. */
export interface Selection {
  readonly selects: (backend: Backend) => Promise<Call>;
  readonly status: number;
  readonly answer: object;
}

/** A guard that no request can break, and why. */
export interface Unreachable {
  readonly unreachable: string;
}

export type Entry = readonly [RefusedSituation, ...RefusedSituation[]] | Selection | Unreachable;

type GuardsOf<Name extends CommandName> = { readonly [Key in GuardKey<StepOf<Name>>]: Entry };

/** An entry for each guard of the commands' steps: a guard that is added without one does not compile. */
export type Situations = {
  readonly [Name in CommandName as keyof GuardsOf<Name> extends never ? never : Name]: GuardsOf<Name>;
};
