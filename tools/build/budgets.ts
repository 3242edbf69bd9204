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
  public: { script: { aim: 160, limit: 179.7 }, style: { aim: 16, limit: 14.6 } },
  customer: { script: { aim: 175, limit: 209 }, style: { aim: 16, limit: 15.9 } },
  signing: { script: { aim: 180, limit: 204.7 }, style: { aim: 16, limit: 15.8 } },
  administration: { script: { aim: 200, limit: 218.7 }, style: { aim: 16, limit: 18 } },
};

/** Pages that need more or less than the others of their area. */
const own: Readonly<Partial<Record<RouteId, readonly [script: number, style: number]>>> = {
  checkout: [179.1, 14.2],
  checkoutCollateral: [223, 17.8],
  checkoutConfirmation: [239.9, 18.6],
  installments: [209.6, 15.4],
  installmentDetails: [212, 15.7],
  orders: [227.8, 18.1],
  administration: [200.1, 16.9],
  administrationPayments: [226.8, 18],
  administrationInstallments: [228.2, 18],
  administrationCollateral: [226.7, 18],
};

export function pageBudget(path: string): PageBudget {
  const id = matchPath(path);
  if (id === null) throw new Error(`No page lies at ${path}`);
  const { script, style } = areas[routes[id].area];
  const [ofScript, ofStyle] = own[id] ?? [script.limit, style.limit];
  return { script: { ...script, limit: ofScript }, style: { ...style, limit: ofStyle } };
}

/**
 * MSW is 21 kB of it; the backend itself grows with the contract: 70 kB was the aim for its first 32 operations. The
 * transitions of lifecycles are 2 kB (pages have only the states), the picture and the PDF of seeded collateral 4 kB,
 * languages, checks and time zones of notifications 2 kB, what the dashboard asks for after its figures 0.6 kB, what
 * a scratchcard can be used for 0.8 kB, the recipients of the demo's notifications 0.1 kB, what a refused action
 * needs 0.8 kB, what the demo console needs from the start (faults, requests, where a scenario is seen) 1.6 kB,
 * confirming payments, clicks, limits by currency and budgets that end 1.5 kB, and roles, digital scratchcards, retries of
 * deliveries and policy profiles 1.8 kB, the terms of each policy profile 0.4 kB,
 * amounts of approvals, the check for duplicates and the sale of collateral 2 kB, and templates of notifications 0.3 kB.
 */
export const mocksBudget: Budget = { aim: 90, limit: 141.8 };
