import type { OperationName } from '#contracts/index.ts';
import type { z } from '#contracts/z.ts';

// The types of a row in the page table.

/** Who may see a page; `signedIn` includes administrators. */
export type Access = 'public' | 'signedIn' | 'administrator';

/** Pages that share a frame. */
export type Area = 'public' | 'customer' | 'signing' | 'administration';

/** A link to the page in a frame. Links are in the order of the table. */
export type NavigationEntry =
  | { readonly in: 'footer'; readonly label: string }
  /** `for`: shown to these people only. */
  | { readonly in: 'header'; readonly label: string; readonly for?: 'signed-in' | 'signed-out' }
  | { readonly in: 'drawer'; readonly label: string; readonly icon: DrawerIcon; readonly group: DrawerGroup };

type DrawerIcon =
  | 'users'
  | 'orders'
  | 'dashboard'
  | 'payments'
  | 'plans'
  | 'scratchcards'
  | 'discounts'
  | 'notifications'
  | 'collateral'
  | 'approvals'
  | 'jobs'
  | 'administrators'
  | 'audit'
  | 'books'
  | 'log-out';

/** The groups of the drawer from top to bottom; the first and the last one have no heading. */
export const drawerGroups = ['top', 'Work', 'Growth', 'Control', 'bottom'] as const;
export type DrawerGroup = (typeof drawerGroups)[number];

export interface Row {
  readonly path: string;
  /** The first part of the document's title until the page's heading replaces it. */
  readonly title: string;
  /** The page's introduction, if it is the same for every visitor; part of the shell's HTML. */
  readonly lead?: string;
  /** The searched fields as its search field names them; part of the shell's HTML. */
  readonly search?: string;
  /** The operation of the list that it shows to administrators. */
  readonly operation?: OperationName;
  /** The folder in `src/administration` whose list it is, if it is nothing but that. */
  readonly folder?: string;
  readonly access: Access;
  readonly area: Area;
  /** The schema of the address's query. */
  readonly query: z.ZodMiniObject;
  readonly navigation?: readonly NavigationEntry[];
  /** The id of its parent page, whose links are marked as current. */
  readonly partOf?: string;
  /** The page is built as HTML with its content; all others as a shell. */
  readonly prerendered?: true;
}
