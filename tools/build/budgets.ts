export interface Budget {
  /** Where we want to be. */
  readonly aim: number;
  /** What no change may exceed; it only goes down. */
  readonly limit: number;
}

/** Kilobytes of script that a first visit loads, compressed, without the mock backend. */
const scripts: Readonly<Record<string, Budget>> = {
  '/': { aim: 125, limit: 155 },
  '/checkout': { aim: 140, limit: 166 },
  '/checkout/confirmation': { aim: 145, limit: 179 },
  '/installments/details': { aim: 145, limit: 166 },
};
const otherScripts: Budget = { aim: 145, limit: 163 };

/** Kilobytes that a first visit of a path may load. */
export const budgets = {
  script: (path: string): Budget => scripts[path] ?? otherScripts,
  style: { aim: 14, limit: 15.5 },
  mocks: { aim: 70, limit: 70 },
} as const;
