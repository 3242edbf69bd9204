import type { Permission } from '#contracts/permissions.ts';
import type { RouteId } from '#src/platform/routing/page-table.ts';

/** Something that a page creates. Its form is opened by a button of the page, and from anywhere by the palette. */
interface Creation {
  readonly page: RouteId;
  readonly label: string;
  /** The label on the page itself, if the page already says what it is about. */
  readonly button?: string;
  readonly needs: Permission;
}

export const creations = {
  batch: { page: 'administrationBatches', label: 'Create batch', needs: 'scratchcards.issue' },
  notification: {
    page: 'administrationNotifications',
    label: 'New notification',
    needs: 'notifications.send',
  },
  discount: { page: 'administrationDiscounts', label: 'New discount code', needs: 'catalogue.change' },
  customers: {
    page: 'administrationUsers',
    label: 'Import customers',
    button: 'Import',
    needs: 'users.support',
  },
} as const satisfies Record<string, Creation>;

export type CreationName = keyof typeof creations;
export const creationNames = Object.keys(creations) as CreationName[]; // Object.keys loses the literal keys

/** The member of the address that names what is being created. */
export const creationParameter = 'new';
