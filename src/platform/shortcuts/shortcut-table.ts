import { goTo } from './page-letters.ts';
import { routes } from '#src/platform/routing/page-table.ts';

/**
 * Shortcuts of lists and details by `KeyboardEvent.key`. A listener for a key that is not in this table does not
 * compile.
 */
export const shortcutTable = {
  list: {
    '/': 'Search',
    j: 'Next row',
    k: 'Previous row',
    x: 'Select the row',
    X: 'Select all rows from the last selected one',
    e: 'Export',
  },
  details: { j: 'Next row of the list', k: 'Previous row of the list' },
  collateral: {
    t: 'Start the review',
    v: 'Set its value',
    a: 'Approve',
    i: 'Ask a question',
    r: 'Reject',
  },
  approval: { a: 'Approve', r: 'Reject', w: 'Withdraw an own request' },
  page: { '?': 'This list' },
  demo: { D: 'Demo console', T: 'Guided tour' },
} as const;

type Table = typeof shortcutTable;
type KeyOf<Section> = Section extends unknown ? keyof Section & string : never;

/** A shortcut of an open entity. */
export type EntityKey = KeyOf<Table['collateral' | 'approval']>;

/** A key that a listener can be registered for. */
export type ShortcutKey = KeyOf<Table[keyof Table]> | `g ${keyof typeof goTo}`;

interface Section {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, what: string])[];
}

/** Writes a capital letter as the two keys that produce it. */
const pressed = (key: string) => (/^[A-Z]$/.test(key) ? `Shift ${key.toLowerCase()}` : key);

const listed = (keys: Readonly<Record<string, string>>) =>
  Object.entries(keys).map(([key, description]) => [pressed(key), description] as const);

/** Returns the shortcuts of customers' pages with their labels. */
export const customerShortcuts = (): readonly Section[] => [
  {
    title: 'Lists',
    keys: [
      ['/', shortcutTable.list['/']],
      ['Enter', 'From the search to the first entry'],
    ],
  },
  { title: 'Pages', keys: [['Esc', 'Close'], ...listed(shortcutTable.page)] },
];

/** Returns all shortcuts with their labels, including those of the browser. */
export const shortcutSections = (): readonly Section[] => [
  {
    title: 'Lists',
    keys: [...listed(shortcutTable.list), ['Enter', 'From the search to the first row, and open a row']],
  },
  {
    title: 'Details',
    keys: [...listed(shortcutTable.details), ['Ctrl Enter', 'Confirm a dialog'], ['Esc', 'Close']],
  },
  { title: 'Collateral that is open', keys: listed(shortcutTable.collateral) },
  { title: 'An approval that is open', keys: listed(shortcutTable.approval) },
  {
    title: 'Pages',
    keys: [
      ...Object.entries(goTo).map(([key, id]) => [`g ${key}`, routes[id].title] as const),
      ['Ctrl K', 'Search and commands (⌘ K on a Mac)'],
      ...listed(shortcutTable.page),
    ],
  },
];
