import { type Area, routes } from '#src/platform/page-table.ts';
import { matchPath } from '#src/platform/paths.ts';

/** Kilobytes over the wire (1 kB = 1,000 bytes), compressed with brotli. */
export interface Budget {
  /** What the project wants at most. */
  readonly aim: number;
  /** What a test allows: the measured value and a little room. Above the aim where Mantine's parts cost more. */
  readonly limit: number;
}

export interface PageBudget {
  readonly script: Budget;
  readonly style: Budget;
}

/** What a first visit of a page in this area loads without the mock backend. */
const pages: Readonly<Record<Area, PageBudget>> = {
  public: { script: { aim: 160, limit: 180 }, style: { aim: 16, limit: 15.9 } },
  customer: { script: { aim: 175, limit: 240 }, style: { aim: 16, limit: 23 } },
  signing: { script: { aim: 180, limit: 254 }, style: { aim: 16, limit: 25 } },
  administration: { script: { aim: 200, limit: 258 }, style: { aim: 16, limit: 26.5 } },
};

export function pageBudget(path: string): PageBudget {
  const id = matchPath(path);
  if (id === null) throw new Error(`No page lies at ${path}`);
  return pages[routes[id].area];
}

/** MSW is 28 kB of it; the backend itself grows with the contract: 70 kB was the aim for its first 32 operations. */
export const mocksBudget: Budget = { aim: 90, limit: 106 };
