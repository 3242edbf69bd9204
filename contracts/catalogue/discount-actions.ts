export const discountActions = ['end'] as const;

/** What the audit records about discount codes. */
export const discountAuditActions = ['discount.created', 'discount.ended'] as const;
