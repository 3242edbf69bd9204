export const userActions = [
  'change-name',
  'change-contact',
  'change-preferences',
  'request-data',
  'request-deletion',
  'cancel-deletion',
] as const;

/** The actions of the administration on an account. */
export const userAdministrationActions = [
  'add-note',
  'message',
  'start-order',
  'give-scratchcard',
  'complete-note',
  'reveal-contacts',
  'resend-code',
  'tag',
  'untag',
  'change-limit',
  'end-sessions',
  'block',
  'unblock',
] as const;

/** What the audit records about an account. */
export const userAuditActions = [
  'user.registered',
  'user.renamed',
  'user.email-changed',
  'user.phone-changed',
  'user.preferences-changed',
  'user.sessions-ended',
  'user.card-saved',
  'user.card-removed',
  'user.blocked',
  'user.unblocked',
  'user.limit-changed',
  'user.note-added',
  'user.note-completed',
  'user.messaged',
  'user.code-resent',
  'user.contacts-revealed',
  'user.tagged',
  'user.untagged',
  'user.imported',
  'user.data-requested',
  'user.deletion-requested',
  'user.deletion-cancelled',
  'user.deletion-due',
] as const;
