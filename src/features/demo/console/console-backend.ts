import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { AuditAction } from '#contracts/audit/actions.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { EntityReference } from '#contracts/entities.ts';
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

export interface Exchanges {
  list(): readonly Exchange[];
  subscribe(listener: () => void): () => void;
}

export interface Scenario {
  readonly name: string;
  readonly description: string;
  readonly opens: string;
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
}

export interface Console {
  readonly scenarios: readonly Scenario[];
  /** Replaces the saved state of a scenario by its initial state. */
  reset(scenario: string): Promise<void>;
  today(): LocalDate;
  readonly profiles: readonly PolicyProfileName[];
  profile(): PolicyProfileName;
  /** Applies to everything that is signed from now on. */
  chooseProfile(name: PolicyProfileName): Promise<void>;
  plans(): readonly PlanDays[];
  /** Null if the day is not later. */
  moveTo(day: LocalDate): Promise<Passed | null>;
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

/** The part of the started mock backend that the console uses. */
export interface ConsoleHandle {
  readonly scenario: string;
  readonly faults: FaultSwitch;
  readonly exchanges: Exchanges;
  openConsole(): Promise<Console>;
}
