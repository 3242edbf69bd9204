import type { OperationName } from '#contracts/index.ts';
import type { Instant } from '#contracts/dates.ts';
import type { Act, Administrator, Customer } from './phrases.ts';

/** Administrators of every scenario by the words for them, and the main customer. */
export const cast = {
  mira: { contact: '+4915112345678', name: 'Mira Okafor' },
  admin: { contact: 'admin@tranche.example', name: null },
  approver: { contact: 'approver@tranche.example', name: null },
  viewer: { contact: 'viewer@tranche.example', name: null },
  support: { contact: 'support@tranche.example', name: null },
  collections: { contact: 'collections@tranche.example', name: null },
  risk: { contact: 'risk@tranche.example', name: null },
  cards: { contact: 'cards@tranche.example', name: null },
} as const;

export const isCast = (word: string): word is keyof typeof cast => Object.hasOwn(cast, word);

/** A person by contact; the name is given to an account that is opened for them. */
export interface Actor {
  readonly kind: 'customer' | 'administrator';
  readonly contact: string;
  readonly name: string | null;
}

/** A line of a written scenario. */
export type Step =
  | { readonly kind: 'passes'; readonly ms: number }
  | { readonly kind: 'until'; readonly at: Instant }
  | { readonly kind: 'until-due'; readonly days: number }
  | { readonly kind: 'customer'; readonly who: Actor; readonly act: Act<Customer> }
  | { readonly kind: 'administrator'; readonly who: Actor; readonly act: Act<Administrator> }
  | Call;

/** An operation of the contract as it is; null is a guest. */
export interface Call {
  readonly kind: 'call';
  readonly who: Actor | null;
  readonly operation: OperationName;
  /** The values of its path, in order, as references or as they are. */
  readonly targets: readonly string[];
  readonly body: unknown;
}

export interface Line {
  readonly no: number;
  readonly text: string;
  readonly times: number;
  /** Whether the backend has to refuse it. */
  readonly isRefused: boolean;
  readonly step: Step;
}

/** How the state of a written scenario comes about. */
export interface Script {
  /** The scenario that it starts from. */
  readonly base: string;
  /** The line that says so. */
  readonly startNo: number;
  /** When it starts; null: when the other scenario does. */
  readonly startsAt: Instant | null;
  readonly lines: readonly Line[];
}
