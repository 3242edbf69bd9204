import type { RouteId } from '#src/platform/routing/page-table.ts';
import { application } from './assumptions/application.ts';
import type { Assumption } from './assumptions/assumption.ts';
import { books } from './assumptions/books.ts';
import { messages } from './assumptions/messages.ts';
import { offers } from './assumptions/offers.ts';
import { people } from './assumptions/people.ts';
import { plans } from './assumptions/plans.ts';
import { purchase } from './assumptions/purchase.ts';
import { returns } from './assumptions/returns.ts';
import { includesPage } from './pages-about.ts';

export interface NumberedAssumption extends Assumption {
  readonly id: string;
}

const numberOf = (id: string) => Number(id.slice('A-'.length));

/** All of them in the order of their numbers. `npm run assumptions` writes docs/assumptions.md from these. */
export const assumptions: readonly NumberedAssumption[] = [
  offers,
  purchase,
  returns,
  plans,
  people,
  messages,
  application,
  books,
]
  .flatMap((each) => Object.entries(each))
  .map(([id, assumption]) => ({ id, ...assumption }))
  .toSorted((one, other) => numberOf(one.id) - numberOf(other.id));

export const assumptionsOf = (id: RouteId) => assumptions.filter(({ pages }) => includesPage(pages, id));
