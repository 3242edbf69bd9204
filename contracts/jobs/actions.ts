export const jobActions = ['retry-failed', 'stop'] as const;

/** What the audit records about jobs. */
export const jobAuditActions = ['job.started', 'job.stopped'] as const;
