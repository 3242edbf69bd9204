import type { z } from '#contracts/z.ts';

// What a row of the table of pages says.

/** Who may see a page; `customer` means any signed-in user. */
export type Access = 'public' | 'customer' | 'administrator';

/** Pages that share a frame, a limit of bytes and, where they share much code, a chunk. */
export type Area = 'public' | 'customer' | 'signing' | 'administration';

/** A link that leads to the page from every page of a frame. They follow each other as in the table. */
export type NavigationEntry =
  | { readonly in: 'footer'; readonly label: string }
  /** `for`: shown to these only. */
  | { readonly in: 'header'; readonly label: string; readonly for?: 'signed-in' | 'signed-out' }
  | { readonly in: 'drawer'; readonly label: string; readonly icon: DrawerIcon; readonly group: DrawerGroup };

type DrawerIcon =
  | 'users'
  | 'orders'
  | 'dashboard'
  | 'payments'
  | 'instalments'
  | 'scratchcards'
  | 'notifications'
  | 'collateral'
  | 'approvals'
  | 'jobs'
  | 'audit'
  | 'log-out';

/** From top to bottom; the first and the last one have no heading. */
export const drawerGroups = ['top', 'Work', 'Growth', 'Control', 'bottom'] as const;
export type DrawerGroup = (typeof drawerGroups)[number];

export interface Row {
  readonly path: string;
  /** First part of the document's title until the page is there, whose heading takes its place. */
  readonly title: string;
  /** Its introduction, where it says the same to everybody: part of its outline, so of its HTML. */
  readonly lead?: string;
  /** What its list is searched by, as its search field says it: part of its outline, too. */
  readonly search?: string;
  readonly access: Access;
  readonly area: Area;
  /** What the address may say beside the path. */
  readonly query: z.ZodMiniObject;
  readonly navigation?: readonly NavigationEntry[];
  /** Id of the page that it is a part of, whose links are marked. */
  readonly partOf?: string;
  /** Its HTML comes with its content. All others come in outline. */
  readonly prerendered?: true;
}
