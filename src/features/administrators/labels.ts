import type { AdministratorRole } from '#contracts/permissions.ts';

export const roleNames: Readonly<Record<AdministratorRole, string>> = {
  VIEWER: 'Viewer',
  SUPPORT: 'Support',
  COLLECTIONS: 'Collections',
  RISK: 'Risk',
  CARD_ISSUER: 'Card issuer',
  ADMIN: 'Admin',
};
