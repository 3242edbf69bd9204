import type { PageStates } from '#src/demo/states/page-states.ts';

/** Of pages that look like one before them, the states that a browser opens too; jsdom opens the others. */
export const ofAlike: ReadonlySet<string> = new Set(['empty', 'error', 'refreshing']);

/** The states whose links do not lead to the page with nothing special about it. */
const specialOf = ({ plain, states }: PageStates) =>
  states.filter(({ address, presses = [] }) => address !== plain.address || presses.length > 0);

/** The states that would be taken for the page with nothing special about it, which has this text. */
export const takenForPlain = (page: PageStates, text: string): string[] =>
  specialOf(page)
    // what is special about these is a sign of waiting, and what they do not show yet
    .filter(({ state }) => state !== 'loading' && state !== 'refreshing')
    .filter(({ shows, hides }) => {
      const has = (pattern: string) => new RegExp(pattern, 'i').test(text);
      return has(shows) && !(hides !== undefined && has(hides));
    })
    .map(({ state, shows }) => `${state}: ${shows}`);

/** A pattern of what a state does not show. */
export const hiddenIn = (
  { plain }: PageStates,
  { state, hides }: PageStates['states'][number],
): RegExp | null => {
  const pattern = hides ?? (state === 'loading' ? plain.shows : null);
  return pattern === null ? null : new RegExp(pattern, 'i');
};
