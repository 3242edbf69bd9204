export const administratorActions = ['change-role'] as const;

/** What the audit records about administrators. */
export const administratorAuditActions = ['administrator.role-changed'] as const;
