import type { Area } from '#src/platform/page-row.ts';
import { type RouteId, routes } from '#src/platform/page-table.ts';
import { matchPath } from '#src/platform/paths.ts';

/** Kilobytes over the wire (1 kB = 1,000 bytes), compressed with brotli. */
export interface Budget {
  /** The aim of the project. */
  readonly aim: number;
  /**
   * What a test allows: the measured value and room for the names of files in it, whose hashes change a page by 0.2 kB.
   * It is above the aim where Mantine's parts need more.
   */
  readonly limit: number;
}

export interface PageBudget {
  readonly script: Budget;
  readonly style: Budget;
}

/** What a first visit of a page in this area loads without the mock backend. */
const areas: Readonly<Record<Area, PageBudget>> = {
  public: { script: { aim: 160, limit: 181.2 }, style: { aim: 16, limit: 14.7 } },
  customer: { script: { aim: 175, limit: 211.7 }, style: { aim: 16, limit: 15.8 } },
  signing: { script: { aim: 180, limit: 207.2 }, style: { aim: 16, limit: 15.6 } },
  administration: { script: { aim: 200, limit: 219.1 }, style: { aim: 16, limit: 17.9 } },
};

/** Pages that need more or less than the others of their area. */
const own: Readonly<Partial<Record<RouteId, readonly [script: number, style: number]>>> = {
  checkout: [181.4, 14.3],
  checkoutCollateral: [227.7, 17.6],
  checkoutConfirmation: [248.5, 19.5],
  orders: [227.4, 17.9],
  administration: [200.3, 16.6],
  administrationPayments: [226.4, 17.9],
  administrationInstallments: [227.8, 17.9],
  administrationCollateral: [226.3, 17.9],
};

export function pageBudget(path: string): PageBudget {
  const id = matchPath(path);
  if (id === null) throw new Error(`No page lies at ${path}`);
  const { script, style } = areas[routes[id].area];
  const [ofScript, ofStyle] = own[id] ?? [script.limit, style.limit];
  return { script: { ...script, limit: ofScript }, style: { ...style, limit: ofStyle } };
}

/** MSW is 21 kB of it; the backend itself grows with the contract. The aim is that of its first 32 operations. */
export const mocksBudget: Budget = { aim: 90, limit: 148.9 };
