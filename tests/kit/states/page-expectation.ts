import type { StateLink, StateName } from '#src/demo/states/page-states.ts';

/** The states that every page has, or for which it says why it has none. */
type WantedState = Exclude<StateName, 'maintenance' | 'locked' | 'attention' | 'not found'>;

/** The name of a state without what tells it from others of its kind: "success (logged out)" is one of "success". */
type KindOf<State extends string> = State extends `${infer Kind} (${string})` ? Kind : State;

/** These members and no other state. */
type Exactly<Names extends string, Value> = Readonly<Record<Names, Value>> & {
  readonly [Other in Exclude<StateName, Names>]?: never;
};

/** A pattern of what a page shows, and with `hides` one of what it does not show. */
export type Patterns = string | { readonly shows: string; readonly hides: string };

/** What is expected of a page that has links to these states. */
interface PageExpectation<State extends string> {
  /** It looks like a page before it in the list, so that axe need not look at it again. */
  readonly isAlike?: true;
  /** The page with nothing special about it, and a pattern of what it shows: no other state may look like it. */
  readonly plain: StateLink & { readonly shows: string };
  /** What the page shows in each state only; an empty pattern if what it lacks is what is special. */
  readonly states: Exactly<State, Patterns>;
  /** Why the page has no such state, or where it is shown instead. */
  readonly absent: Exactly<Exclude<WantedState, KindOf<State>>, string>;
}

/** The expectation of each state that the pages have a link to. */
export type ExpectationsOf<Pages> = {
  readonly [Page in keyof Pages]: PageExpectation<keyof Pages[Page] & string>;
};

export const noFilter = 'It has no search and no filter.';
export const customersOnly = 'Only customers can open it: anyone else is refused before the page.';

export const noNetwork = 'As of \\d\\d:\\d\\d, 12 minutes ago';

/** The states of every page with data; one that is read again shows what it had, and its test looks for the bar. */
export const over = (refreshing: string) => ({ loading: '', refreshing, offline: noNetwork });
