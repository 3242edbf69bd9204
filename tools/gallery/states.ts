import { requirementsOf } from '#src/demo/requirements.ts';
import { matchPath } from '#src/platform/routing/paths.ts';
import { type PageLinks, pageLinks } from '#tests/kit/state-links.ts';
import { hasWords, type Photographed } from './catalogue.ts';

/** A state that the demo has a link to. */
export interface LinkedState {
  readonly described: Omit<Photographed, 'pictures'>;
  readonly links: PageLinks;
  readonly one: PageLinks['states'][number];
}

const requirementsAt = (address: string) =>
  requirementsOf(matchPath(new URL(address, 'http://app.test').pathname) ?? 'error').map(({ id }) => id);

/** The states that have each of the words, in the order of the demo. */
export const statesWith = (words: string): readonly LinkedState[] =>
  pageLinks
    .flatMap((links) =>
      links.states.map((one) => ({
        links,
        one,
        described: {
          page: links.page,
          state: one.name,
          address: one.address,
          presses: [...one.presses],
          requirements: requirementsAt(one.address),
        },
      })),
    )
    .filter(({ described }) => hasWords(described, words));
