import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { AuditAction } from '#contracts/audit/actions.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { EntityReference } from '#contracts/entities.ts';
import type { Currency } from '#contracts/money.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import type { NetworkName } from '#contracts/mock-control.ts';

// The mock backend as the console sees it: the application imports no type of it, and where it is started the compiler
// compares both.

export interface Rule {
  readonly method: string;
  readonly path: string;
  readonly outcome: 'no-answer' | { readonly status: number; readonly body: string };
  readonly once: boolean;
}

export interface Faults {
  readonly network: NetworkName | null;
  readonly latencyMs: number;
  readonly rule: Rule | null;
}

export interface FaultSwitch {
  /** Null when there are none. */
  current(): Faults | null;
  set(faults: Faults): void;
  end(): void;
  subscribe(listener: () => void): () => void;
}

export interface Exchange {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  /** Null while it is not answered. */
  readonly status: number | 'failed' | null;
  readonly durationMs: number | null;
  readonly hasKey: boolean;
  readonly isReplay: boolean;
  readonly response: Response | null;
}

/** How many answers the network has lost, and how many requests were sent again after it. */
export interface Losses {
  readonly lostAnswers: number;
  readonly resent: number;
}

export interface Exchanges {
  list(): readonly Exchange[];
  /** The same object until something changes. */
  losses(): Losses;
  subscribe(listener: () => void): () => void;
}

export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export interface PlanDays {
  readonly id: string;
  readonly number: string;
  readonly customerName: string;
  readonly nextDue: LocalDate | null;
  readonly pastGrace: LocalDate | null;
  readonly inDefault: LocalDate | null;
}

export interface Passed {
  readonly now: Instant;
  readonly events: readonly {
    readonly action: AuditAction;
    readonly count: number;
    readonly about: readonly (EntityReference & { readonly name: string })[];
  }[];
  readonly statuses: readonly {
    readonly type: EntityReference['type'];
    readonly from: string;
    readonly to: string;
    readonly count: number;
  }[];
  readonly messages: number;
  /** Null when no plan was asked about. */
  readonly plan: PassedPlan | null;
}

/** What a span of time has done to one plan; amounts in minor units. */
export interface PassedPlan {
  readonly number: string;
  readonly fees: number;
  readonly feeDays: readonly LocalDate[];
  readonly paid: number;
  readonly currency: Currency;
  readonly from: PlanStatus;
  readonly to: PlanStatus;
  readonly messages: number;
}

export interface Console {
  readonly scenarios: readonly Scenario[];
  /** Replaces the state of the running scenario by its initial one. */
  reset(): Promise<void>;
  today(): LocalDate;
  readonly profiles: readonly PolicyProfileName[];
  profile(): PolicyProfileName;
  /** Applies to everything that is signed from now on. */
  chooseProfile(name: PolicyProfileName): Promise<void>;
  plans(): readonly PlanDays[];
  /** Null if the day is not later. */
  moveTo(day: LocalDate, planId?: string | null): Promise<Passed | null>;
  readonly endpoints: readonly { readonly method: string; readonly path: string; readonly summary: string }[];
  /** The problems with which an endpoint can be made to answer. */
  samples(
    method: string,
    path: string,
  ): readonly {
    readonly code: string;
    readonly title: string;
    readonly status: number;
    readonly body: string;
  }[];
  /** Null when the answer is as the contract says; otherwise what is wrong with it. */
  verdictOf(exchange: Exchange): Promise<string | null>;
  readonly kinds: readonly EntityKind[];
  /** The newest first. */
  entities(kind: EntityKind): readonly { readonly id: string; readonly name: string }[];
  machineOf(
    kind: EntityKind,
    id: string,
  ): {
    readonly states: readonly string[];
    readonly current: string;
    readonly steps: readonly Step[];
  } | null;
}

/** A transition from the current state of an entity. */
export interface Step {
  readonly id: string;
  readonly trigger: string;
  /** Null: the state stays. */
  readonly to: string | null;
  readonly guards: readonly {
    readonly name: string;
    /** Null while it holds; 'request' if a request decides, 'event' if time or a bank causes the step. */
    readonly verdict: null | 'request' | 'event' | { readonly reason: string };
  }[];
}

export type EntityKind = 'plan' | 'order' | 'payment' | 'collateral' | 'scratchcard' | 'user';

/** What the strip on each page says of the scenario that runs. */
export interface RunningScenario {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly hint: string;
  /** The address of the page that shows it, with the person who is logged in there. */
  readonly address: string;
  readonly isDefault: boolean;
  /** Whether answers get lost in it. */
  readonly losesAnswers: boolean;
  /** The name that was asked for, if there is no such scenario and the default one runs in its place. */
  readonly unknown: string | null;
  /** Article numbers that were asked for and that no product has. */
  readonly unknownArticles: readonly string[];
}

/** The part of the started mock backend that the strip uses. */
export interface StripHandle {
  /** The same object until another scenario runs. */
  running(): RunningScenario;
  readonly exchanges: Exchanges;
  /** Calls the listener after every change; returns a cancel function. */
  subscribe(listener: () => void): () => void;
}

/** The part of the started mock backend that the console uses. */
export interface ConsoleHandle {
  readonly scenario: string;
  readonly faults: FaultSwitch;
  readonly exchanges: Exchanges;
  openConsole(): Promise<Console>;
}
