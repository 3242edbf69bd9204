import type { Pages } from '#src/demo/pages-about.ts';

/** What the owner of the product left open, and what we chose. */
export interface Assumption {
  readonly title: string;
  readonly choice: string;
  readonly why: string;
  /** What the owner is asked. */
  readonly question: string;
  /** The file to change for another choice. */
  readonly file: string;
  readonly pages: Pages;
}

export type Assumptions = Readonly<Record<`A-${number}`, Assumption>>;
