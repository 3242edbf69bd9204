export const collateralActions = [
  'change',
  'add-document',
  'change-document',
  'remove-document',
  'submit',
  'attach',
  'remove',
  'confirm-return',
] as const;

export const collateralAdministrationActions = [
  'take',
  'value',
  'approve',
  'accept',
  'request-info',
  'reject',
  'announce-sale',
  'sell',
] as const;

/** What the audit records about collateral. */
export const collateralAuditActions = [
  'collateral.created',
  'collateral.changed',
  'collateral.attached',
  'collateral.removed',
  'collateral.submitted',
  'collateral.document-added',
  'collateral.document-received',
  'collateral.document-checked',
  'collateral.document-changed',
  'collateral.document-removed',
  'collateral.taken',
  'collateral.valued',
  'collateral.approved',
  'collateral.info-requested',
  'collateral.rejected',
  'collateral.expired',
  'collateral.returned',
  'collateral.sale-announced',
  'collateral.sold',
] as const;
