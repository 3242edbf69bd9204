import type { DemoPerson } from '#contracts/mock-in-page.ts';

/** A part of a page as a screen reader finds it. */
export interface Target {
  readonly role:
    'button' | 'checkbox' | 'combobox' | 'heading' | 'link' | 'menuitem' | 'radio' | 'status' | 'textbox';
  readonly name: string | RegExp;
  /** Of a field only once it is filled in, of a box only once it is ticked. */
  readonly filled?: true;
}

/** An action that comes before that of its step. */
export interface Part {
  readonly target: Target;
  /** What the page shows once it is done. */
  readonly until: Target;
}

/**
 * What leads from a step to the next one: the person has done it, and the page shows what only its success leads to, or still
 * shows that and no longer what the step points at; the person has seen it; or a button of the tour opens another page, perhaps
 * as another person, or lets time pass.
 */
type Ending =
  | { readonly by: 'doing'; readonly shows: Target; readonly removes?: true }
  | { readonly by: 'seeing' }
  | { readonly by: 'opening'; readonly as: DemoPerson; readonly page: string; readonly label: string }
  | { readonly by: 'waiting'; readonly days: number; readonly label: string };

export interface Step {
  /** One sentence: what to do or to see. */
  readonly text: string;
  /** What to do first, in this order. */
  readonly before: readonly Part[];
  /** What the page points at, after what comes before. */
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
/** What the page says of what has just happened. */
export const status = (name: Target['name']): Target => ({ role: 'status', name });
export const textBox = (name: Target['name']): Target => ({ role: 'textbox', name });

const filled = (target: Target): Target => ({ ...target, filled: true });

/** A field to fill in, or a box to tick. */
export const fills = (target: Target): Part => ({ target, until: filled(target) });

export const agreements: readonly Part[] = [
  fills({ role: 'checkbox', name: /terms of the credit/ }),
  fills({ role: 'checkbox', name: /privacy notice/ }),
];

/** The button of a test card, which fills in the form. */
export const firstTestCard: Part = {
  target: button('4242 4242 4242 4242'),
  until: filled(textBox('Card number')),
};

export const budgetFields: readonly Part[] = [
  fills(textBox('Income a month, after tax')),
  fills(textBox('Expenses a month')),
  fills(textBox('Other loans and instalments a month')),
];

/** The code that signs is in its fields. */
export const codeIsFilledIn = filled(textBox('Digit 1 of 6'));

/** A step that ends when the page shows what the person’s action leads to. */
export const does = (text: string, target: Target, shows: Target, before: readonly Part[] = []): Step => ({
  text,
  before,
  target,
  ends: { by: 'doing', shows },
});

/** A step that ends when the page does not show any more what it points at, but still what is beside it. */
export const removes = (text: string, target: Target, beside: Target): Step => ({
  text,
  before: [],
  target,
  ends: { by: 'doing', shows: beside, removes: true },
});

/** A step after which the tour opens a page by its own button. */
export const opens = (text: string, target: Target, label: string, as: DemoPerson, page: string): Step => ({
  text,
  before: [],
  target,
  ends: { by: 'opening', as, page, label },
});

/** A step that ends with “Next”. */
export const sees = (text: string, target: Target): Step => ({
  text,
  before: [],
  target,
  ends: { by: 'seeing' },
});

/** A step that ends with a button that lets days pass. */
export const waits = (text: string, target: Target, days: number, label: string): Step => ({
  text,
  before: [],
  target,
  ends: { by: 'waiting', days, label },
});

/** The page that the tour has opened last before a step, and as whom. */
export function openedBefore({ person, opens, steps }: Tour, step: number) {
  const openings = steps
    .slice(0, step)
    .flatMap(({ ends }) => (ends.by === 'opening' ? { as: ends.as, page: ends.page } : []));
  return openings.at(-1) ?? { as: person, page: opens };
}
