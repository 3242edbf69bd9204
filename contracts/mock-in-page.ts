import type { AuditAction } from './audit/actions.ts';
import type { EntityChange } from './audit/event.ts';
import type { SignedIn } from './auth/challenge.ts';
import type { PolicyProfileName } from './config/policy-profile.ts';
import type { Instant, LocalDate } from './dates.ts';
import type { Endpoint } from './endpoint.ts';
import type { EntityReference } from './entities.ts';
import type { Mixed } from './mixed.ts';
import type { Faults } from './mock-control.ts';
import type { Currency } from './money.ts';
import type { PlanStatus } from './plans/plan.ts';
import type { ScenarioFile, SituationSettings } from './situation.ts';

// What the demo in the page asks of the mock backend beside the API. The application imports no type of the mock, nor the
// mock one of the application.

export interface MockOptions {
  /** The base URL of the contract's paths: "/api" or an address. All other requests go to the network. */
  readonly baseUrl: string;
  /** Null selects the default scenario, which also replaces an unknown one. */
  readonly scenario: string | null;
  /** Whether the scenario begins again, without faults and without a real API: a link promises to show it. An unknown one cannot. */
  readonly begins?: boolean;
  /** Called with a sentence before data are made that take some seconds; resolves when it can be read. */
  readonly onTakesSeconds?: (sentence: string) => Promise<void>;
  /** One of `networkNames`; null uses the scenario's network. */
  readonly network?: string | null;
  /** The name of a policy profile to use from now on; an unknown one is ignored. */
  readonly profile?: string | null;
  /** Reads that fail, by the ends of their paths: "/v1/plans". */
  readonly fails?: readonly string[];
  /** Article numbers that a link puts into the cart. */
  readonly cart?: readonly string[];
  /** The fragment of an address whose requests are sent before the page is shown: see `replay.ts`. */
  readonly replay?: string | null;
  /** The fragment of an address that holds a situation: see `situation.ts`. */
  readonly situation?: string | null;
  /** Receives one sentence when storage fails or the mock has a fault. */
  readonly onProblem: (message: string) => void;
  /** Keeps the requests of the page with their answers. */
  readonly exchanges: ExchangeRecord;
}

/** What the fragment of an address begins with that holds requests. Apart from `replay.ts`, which pages do not load. */
export const replayMark = '#replay=';

/** What the fragment of an address begins with that holds a situation: see `situation.ts`. */
export const situationMark = '#situation=';

/** What the steps of a situation are called that no person has done: what has fallen due, and that a session was used. */
export const automaticSteps: ReadonlySet<string> = new Set(['due', 'seen']);

/** What the step is called that sums up those which the log does not hold any more. */
export const earlierSteps = 'earlier';

export const demoPeople = ['customer', 'administrator', 'approver', 'viewer'] as const;
export type DemoPerson = (typeof demoPeople)[number];

/** The running mock backend. */
export interface MockBackend extends ConsoleHandle, StripHandle {
  readonly messages: Messages;
  /** Creates a session without a code; null if the scenario has no such account or it is closed. */
  signIn(as: DemoPerson): Promise<SignedIn | null>;
  /** Returns the ids of the products with these article numbers. */
  productIds(skus: readonly string[]): readonly string[];
  /** Who has sent the last request of a link; null without one. */
  readonly replayedAs: SignedIn | null;
  /** The situation that a link has opened; null without one, and if it cannot be opened. */
  readonly opened: OpenedSituation | null;
  /** The card that the main customer has saved; null if there is none. */
  savedCard(): { readonly id: string; readonly label: string } | null;
  stop(): Promise<void>;
}

/** The messages that people got on their phones or by e-mail. */
export interface Messages {
  /** Newest first; the same array until something changes. */
  list(): readonly Message[];
  subscribe(listener: () => void): () => void;
}

export interface Message {
  readonly id: string;
  readonly sentAt: Instant;
  readonly channel: string;
  readonly to: string;
  readonly text: string;
  /** The code in the message, so that it can be filled in by a press. */
  readonly code: string | null;
}

/** Settings of the demo for this tab, which a person switches on and off. */
interface Switch<Settings> {
  /** Null when there are none. */
  current(): Settings | null;
  set(settings: Settings): void;
  end(): void;
  subscribe(listener: () => void): () => void;
}

export type FaultSwitch = Switch<Faults>;

export interface MixedSwitch extends Switch<Mixed> {
  /** Answers all from the mock again, and forgets the token and what was offered. */
  end(): void;
  /** What an opened file asks for, until a person switches it on or ends it; null for nothing. */
  offered(): Mixed | null;
  offer(mixed: Mixed): void;
  /** Whether this tab keeps a token for the API at an address. */
  hasToken(baseUrl: string): boolean;
  keepToken(baseUrl: string, token: string): void;
}

/** A request of the page with its answer. */
export interface Exchange {
  readonly id: number;
  /** In ms since 1970. */
  readonly startedAt: number;
  readonly method: string;
  /** Path and query below the base URL. */
  readonly path: string;
  /** Null while it is not answered; 'failed' if the network failed. */
  readonly status: number | 'failed' | null;
  readonly durationMs: number | null;
  readonly hasKey: boolean;
  /** The answer was given before for this Idempotency-Key. */
  readonly isReplay: boolean;
  /** Sent to a real API, unless something else has answered: its tokens, contacts, numbers of cards, PINs and codes are masked, in the copies too. */
  readonly isReal: boolean;
  /** What of the answer breaks the contract; null: nothing does; undefined: it is not checked yet. */
  readonly breach: string | null | undefined;
  /** Copies, whose bodies are not read yet. */
  readonly request: Request;
  readonly response: Response | null;
}

/** How many answers the network has lost since the page was loaded, and how many requests were sent again after it. */
export interface Losses {
  readonly lostAnswers: number;
  readonly resent: number;
}

export interface Exchanges {
  /** Newest first; the same array until something changes. */
  list(): readonly Exchange[];
  /** How many answers have broken the contract since the page was loaded. */
  breaches(): number;
  /** The same object until something changes. */
  losses(): Losses;
  subscribe(listener: () => void): () => void;
}

export interface RealAnswers {
  /** Where a request is sent to a real API, decided once for each; null for one that the mock answers. */
  realAddress(request: Request): string | null;
  /** Whether a real API has given an answer to such a request, and not a fault or the mock. */
  isReal(response: Response): boolean;
}

export interface ExchangeRecord extends Exchanges {
  /**
   * Returns a function that answers as `respond` does, and keeps each request with its answer.
   * @param below the base URL's path, without "/" at its end
   * @param real tells what a real API answers; without it the mock answers all
   */
  recording(
    respond: (request: Request) => Promise<Response>,
    below: string,
    real?: RealAnswers,
  ): (request: Request) => Promise<Response>;
}

/** What the requests of a link have done. */
export interface Replayed {
  readonly total: number;
  /** The last request that was sent, counted from 1. */
  readonly sent: {
    readonly no: number;
    readonly method: string;
    readonly path: string;
    readonly status: number;
  };
  /** What its response should have had: "status 201", "the member items[0].id". Null if it is as the link expects. */
  readonly expected: string | null;
}

export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Why it cannot be begun; null if it can. */
  readonly error: string | null;
}

/** A running plan with the days to which the clock may be moved; null where there is none. */
export interface PlanDays {
  readonly id: string;
  readonly number: string;
  readonly customerName: string;
  readonly nextDue: LocalDate | null;
  /** The day on which the next late fee is charged if nothing is paid: the first after the grace period; none of a blocked customer. */
  readonly pastGrace: LocalDate | null;
  /** The day on which the plan is in default if nothing is paid. */
  readonly inDefault: LocalDate | null;
}

/** What the audit and the outgoing messages say of the time that has passed. */
export interface Passed {
  readonly now: Instant;
  readonly events: readonly {
    readonly action: AuditAction;
    readonly count: number;
    /** The first entities, by their names. */
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
  /** Late fees that were charged, and on which days. */
  readonly fees: number;
  readonly feeDays: readonly LocalDate[];
  readonly paid: number;
  readonly currency: Currency;
  readonly from: PlanStatus;
  readonly to: PlanStatus;
  /** How many messages its customer got. */
  readonly messages: number;
}

/** What was done since the scenario began; places are counted from its first state. */
export interface Steps {
  /** How many steps came before those that are listed, which cannot be undone. */
  readonly earlier: number;
  /** Where the state is. */
  readonly place: number;
  /** The place after the last step. */
  readonly end: number;
  /** Oldest first, also those that were gone back from. */
  readonly steps: readonly DoneStep[];
}

/** A step, together with what time has caused after it. */
export interface DoneStep {
  readonly before: number;
  readonly after: number;
  readonly at: Instant;
  /** The name of a person; null for a guest, and for what was done in the console. */
  readonly who: string | null;
  /** See `SituationStep`. */
  readonly what: string;
  /** What the contract says of the operation; null for what no request does. */
  readonly summary: string | null;
  /** What it was done to or with: the name of an entity, the amount of a payment. Null for nothing that has one. */
  readonly about: string | null;
  /** What the audit says of what time has caused by it or after it. */
  readonly caused: readonly AuditAction[];
  /** Whether the demo did it, and no person. */
  readonly isOfDemo: boolean;
  readonly isDone: boolean;
  changes(): StepChanges;
}

export interface StepChanges {
  readonly entities: readonly (EntityChange & { readonly name: string | null })[];
  /** How many further rows were written: sessions, messages, the audit. */
  readonly others: number;
}

/** A situation as a file, and as the fragment of an address if it is small. */
export interface SavedSituation {
  readonly name: string;
  readonly text: string;
  readonly link: string | null;
}

/** What the page does after a situation was opened. */
export interface OpenedSituation {
  /** Path and query of its page. */
  readonly route: string;
  readonly scenario: string;
  /** Null for a guest. */
  readonly signedIn: SignedIn | null;
}

export interface Console {
  readonly scenarios: readonly Scenario[];
  /** The scenario file that was opened in place of the running scenario; null without one. */
  openedFile(): ScenarioFile | null;
  /** Replaces the state of the running scenario by its initial one. */
  reset(): Promise<void>;
  /** What this tab has done since the scenario began, as a written scenario that opens this address as this person. */
  writtenScenario(address: string, person: DemoPerson | null): string;
  /** Replaces all data by those of a written scenario; its address, or what is wrong with it. */
  openWritten(text: string): Promise<{ readonly address: string } | { readonly error: string }>;
  /** The business date. */
  today(): LocalDate;
  /** The jurisdictions whose limits can apply. */
  readonly profiles: readonly PolicyProfileName[];
  profile(): PolicyProfileName;
  /** Applies to everything that is signed from now on. */
  chooseProfile(name: PolicyProfileName): Promise<void>;
  plans(): readonly PlanDays[];
  /** Moves the clock to the morning of a later day; null if the day is not later. The answer says more about `planId`. */
  moveTo(day: LocalDate, planId?: string | null): Promise<Passed | null>;
  readonly endpoints: readonly Pick<Endpoint, 'method' | 'path' | 'summary'>[];
  /** The problems with which an endpoint can be made to answer. */
  samples(method: string, path: string): readonly Sample[];
  /** What was done since the scenario began. */
  steps(): Steps;
  /** Calls the listener after every change; returns a cancel function. */
  subscribe(listener: () => void): () => void;
  /** Goes to a place among the steps; drops the later ones, or keeps them for going forward. */
  goTo(place: number, drops: boolean): Promise<void>;
  saveSituation(settings: Omit<SituationSettings, 'faults' | 'mixed'>): Promise<SavedSituation>;
  /** Opens the text of a file; a sentence if it cannot be opened, and then nothing has changed. */
  openSituation(text: string): Promise<OpenedSituation | string>;
  readonly kinds: readonly EntityKind[];
  /** The newest first. */
  entities(kind: EntityKind): readonly { readonly id: string; readonly name: string }[];
  machineOf(kind: EntityKind, id: string): MachineState | null;
}

/** A problem of an endpoint, as an answer that a fault can give. */
export interface Sample {
  readonly code: string;
  readonly title: string;
  readonly status: number;
  readonly body: string;
}

export interface MachineState {
  readonly states: readonly string[];
  readonly current: string;
  readonly steps: readonly Step[];
}

/** A transition from the current state of an entity. */
export interface Step {
  readonly id: string;
  readonly trigger: string;
  /** Null: the state stays. */
  readonly to: string | null;
  readonly guards: readonly {
    readonly name: string;
    /**
     * Null while it holds, otherwise why it does not; 'request' if a request decides, 'event' if it is evaluated when time
     * or a bank causes the step.
     */
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
  /** Whether these are the words of a scenario file that was opened in place of the scenario with this name. */
  readonly isFile: boolean;
  /** Whether answers get lost in it. */
  readonly losesAnswers: boolean;
  /** The name that was asked for, if there is no such scenario or it cannot be begun, and the default one runs in its place. */
  readonly unknown: string | null;
  /** Why it cannot be begun; null if there is none. */
  readonly error: string | null;
  /** Article numbers that were asked for and that no product has. */
  readonly unknownArticles: readonly string[];
}

/** The part of the started mock backend that the strip uses. */
export interface StripHandle {
  /** The same object until another scenario runs. */
  running(): RunningScenario;
  /** Where the data are among the steps: see `Steps`. */
  place(): number;
  readonly exchanges: Exchanges;
  /** Calls the listener after every change; returns a cancel function. */
  subscribe(listener: () => void): () => void;
}

/** The part of the started mock backend that the console uses. */
export interface ConsoleHandle {
  readonly scenario: string;
  /** Null unless the address was a link with requests; 'unreadable' for one that was cut off. */
  readonly replayed: Replayed | 'unreadable' | null;
  readonly faults: FaultSwitch;
  readonly mixed: MixedSwitch;
  readonly exchanges: Exchanges;
  openConsole(): Promise<Console>;
}
