import type { AdministratorRole } from '#contracts/permissions.ts';

export { cardNumbers } from '#contracts/verbs/test-cards.ts';

/** Contacts of people in the scenarios. */
export const people = {
  mira: '+4915112345678',
  administrator: 'admin@tranche.example',
  approver: 'approver@tranche.example',
  viewer: 'viewer@tranche.example',
} as const;

/** The administrator of each role in every scenario. */
export const administrators = {
  VIEWER: people.viewer,
  SUPPORT: 'support@tranche.example',
  COLLECTIONS: 'collections@tranche.example',
  RISK: 'risk@tranche.example',
  CARD_ISSUER: 'cards@tranche.example',
  ADMIN: people.administrator,
} as const satisfies Record<AdministratorRole, string>;

/** The number of a card as the pages write it, in groups of four. */
export const asWritten = (number: string) => number.replace(/\d{4}(?=\d)/g, '$& ');
