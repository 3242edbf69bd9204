import type { AdministratorRole } from '#contracts/permissions.ts';

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

/** Test cards of the mock backend, by what happens to a payment with them. */
export const cardNumbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  slow: '4000000000003220',
  confirm: '4000002500003155',
} as const;

/** The number of a card as the pages write it, in groups of four. */
export const asWritten = (number: string) => number.replace(/\d{4}(?=\d)/g, '$& ');
