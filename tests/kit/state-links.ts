import { pageStates } from '#src/demo/states.ts';
import type { StateLink } from '#src/demo/states/page-states.ts';
import { administrationPages } from './states/administration-pages.ts';
import { checkoutPages } from './states/checkout-pages.ts';
import { customerPages } from './states/customer-pages.ts';
import { openPages } from './states/open-pages.ts';
import type { ExpectationsOf, Patterns } from './states/page-expectation.ts';
import { planPages } from './states/plan-pages.ts';

const expectations: ExpectationsOf<typeof pageStates> = {
  ...customerPages,
  ...planPages,
  ...checkoutPages,
  ...openPages,
  ...administrationPages,
};

interface State extends StateLink {
  /** As the demo names it: "success (logged out)". */
  readonly name: string;
  /** Without what tells it from others of its kind: "success". */
  readonly state: string;
  readonly shows: string;
  readonly hides: string | null;
}

/** A page with the links of the demo to its states and what is expected of each. */
export interface PageLinks {
  readonly page: string;
  readonly isAlike: boolean;
  readonly plain: StateLink & { readonly shows: string };
  readonly states: readonly State[];
  readonly absent: Readonly<Record<string, string>>;
}

type Links = Readonly<Record<string, StateLink>>;
type Expectation = Pick<PageLinks, 'plain' | 'absent'> & {
  readonly isAlike?: true;
  readonly states: Readonly<Record<string, Patterns>>;
};

const linksOf: Readonly<Record<string, Links>> = pageStates;

/** Each page, in the order of the demo. */
export const pageLinks: readonly PageLinks[] = Object.entries<Expectation>(expectations).map(
  ([page, { isAlike = false, plain, states, absent }]) => ({
    page,
    isAlike,
    plain,
    absent,
    states: Object.entries(linksOf[page] ?? {}).map(([name, link]) => {
      const patterns = states[name] ?? '';
      const { shows, hides } = typeof patterns === 'string' ? { shows: patterns, hides: null } : patterns;
      return { ...link, name, state: name.replace(/ \(.+\)$/, ''), shows, hides };
    }),
  }),
);

/** Of pages that look like one before them, the states that a browser opens too; jsdom opens the others. */
export const ofAlike: ReadonlySet<string> = new Set(['empty', 'error', 'refreshing']);

/** The states whose links do not lead to the page with nothing special about it. */
const specialOf = ({ plain, states }: PageLinks) =>
  states.filter(({ address, presses }) => address !== plain.address || presses.length > 0);

/** The states that would be taken for the page with nothing special about it, which has this text. */
export const takenForPlain = (page: PageLinks, text: string): string[] =>
  specialOf(page)
    // what is special about these is a sign of waiting, and what they do not show yet
    .filter(({ state }) => state !== 'loading' && state !== 'refreshing')
    .filter(({ shows, hides }) => {
      const has = (pattern: string) => new RegExp(pattern, 'i').test(text);
      return has(shows) && !(hides !== null && has(hides));
    })
    .map(({ state, shows }) => `${state}: ${shows}`);

/** A pattern of what a state does not show. */
export const hiddenIn = ({ plain }: PageLinks, { state, hides }: State): RegExp | null => {
  const pattern = hides ?? (state === 'loading' ? plain.shows : null);
  return pattern === null ? null : new RegExp(pattern, 'i');
};
