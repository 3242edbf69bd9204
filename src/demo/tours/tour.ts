import type { DemoPerson } from '#contracts/mock-in-page.ts';

/** A part of a page as a screen reader finds it. */
export interface Target {
  readonly role: 'button' | 'checkbox' | 'heading' | 'link' | 'menuitem' | 'radio' | 'region' | 'textbox';
  readonly name: string | RegExp;
}

/**
 * What leads from a step to the next one: the person has done it, and the page shows what follows, or no longer what the step
 * points at; the person has seen it; or a button of the tour opens another page, perhaps as another person, or lets time pass.
 */
type Ending =
  | { readonly by: 'doing'; readonly shows: Target | null }
  | { readonly by: 'seeing' }
  | { readonly by: 'opening'; readonly as: DemoPerson; readonly page: string; readonly label: string }
  | { readonly by: 'waiting'; readonly days: number; readonly label: string };

export interface Step {
  /** One sentence: what to do or to see. */
  readonly text: string;
  /** What the page points at. */
  readonly target: Target;
  readonly ends: Ending;
}

/** A walk through a scenario. The person acts on the real pages; the tour points, and says what is special. */
export interface Tour {
  readonly title: string;
  /** One sentence: what is special about what the tour shows. */
  readonly special: string;
  /** The scenario that begins again with the tour. */
  readonly scenario: string;
  /** Who is logged in at its beginning. */
  readonly person: DemoPerson;
  /** Path and query of its first page. */
  readonly opens: string;
  readonly steps: readonly Step[];
}

export const button = (name: Target['name']): Target => ({ role: 'button', name });
export const heading = (name: Target['name']): Target => ({ role: 'heading', name });
export const link = (name: Target['name']): Target => ({ role: 'link', name });
export const menuItem = (name: Target['name']): Target => ({ role: 'menuitem', name });
export const textBox = (name: Target['name']): Target => ({ role: 'textbox', name });

/** A step that ends when the page shows what the person’s action leads to; null: no longer what the step points at. */
export const does = (text: string, target: Target, shows: Target | null): Step => ({
  text,
  target,
  ends: { by: 'doing', shows },
});

/** A step after which the tour opens a page by its own button. */
export const opens = (text: string, target: Target, label: string, as: DemoPerson, page: string): Step => ({
  text,
  target,
  ends: { by: 'opening', as, page, label },
});

/** A step that ends with “Next”. */
export const sees = (text: string, target: Target): Step => ({ text, target, ends: { by: 'seeing' } });

/** The page that the tour has opened last before a step, and as whom. */
export function openedBefore({ person, opens, steps }: Tour, step: number) {
  const openings = steps
    .slice(0, step)
    .flatMap(({ ends }) => (ends.by === 'opening' ? { as: ends.as, page: ends.page } : []));
  return openings.at(-1) ?? { as: person, page: opens };
}
