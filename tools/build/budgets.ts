export interface Budget {
  /** Where we want to be. */
  readonly aim: number;
  /** What no change may exceed; it only goes down. */
  readonly limit: number;
}

/** Kilobytes of script that a first visit loads, compressed, without the mock backend. */
const scripts: Readonly<Record<string, Budget>> = {
  '/': { aim: 125, limit: 136 },
  '/checkout': { aim: 140, limit: 143.2 },
  '/checkout/confirmation': { aim: 145, limit: 173.5 },
  '/installments/details': { aim: 145, limit: 143.5 },
  '/auth/login': { aim: 145, limit: 153.5 },
};
const otherScripts: Budget = { aim: 145, limit: 145 };

/** Kilobytes that a first visit of a path may load. */
export const budgets = {
  script: (path: string): Budget => scripts[path] ?? otherScripts,
  style: { aim: 14, limit: 14.7 },
  mocks: { aim: 70, limit: 70 },
} as const;
