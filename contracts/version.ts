/**
 * The version of the contract in development; additions name it in `since`. A breaking change increases the first
 * number and is described in `breaks`. tests/contracts/since.ts lists what the earlier versions contained.
 */
export const contractVersion = '3.0.0';

/** The breaking changes of each major version, for authors of clients; the document publishes them. */
export const breaks: Readonly<Record<`${number}.0.0`, readonly string[]>> = {
  '2.0.0': [
    '`retryPayment` takes `sources` instead of `cardTokenId`.',
    '`payPlans` takes the `version` of each plan, and `prepayPlan` needs `If-Match`.',
    '`startPaymentsJob` and `retryFailedRows` need `payments.retry` from the start.',
  ],
  '3.0.0': [
    '`getDocument`, `listDocumentVersions` and `getDocumentVersion` are `getLegalDocument`, `listLegalDocumentVersions` and `getLegalDocumentVersion`, below `/v1/legal-documents`.',
    '`getOverview` is `getDashboard`, at `/v1/admin/dashboard`, and needs `dashboard.read`.',
    'Administrators who ask for what only customers have are refused with `customers-only` instead of `forbidden`; `requiredPermission` of `forbidden` is one of a closed list.',
    '`birthDate` of a customer is null once the account is deleted.',
    '`retryFailedRows` needs `jobs.control` and the permission of the command.',
    'A job over the rows that a search and filters find has the target `{ "matching": { "q", "filter" } }`; an empty target no longer means all rows.',
    'A required text needs characters that can be seen; names and names of files take none that change the direction.',
    '`reason` of `AuditEvent` and `Approval` no longer contains the note, which is a member of its own; with a note alone it is null.',
    'The security scheme `customer` is called `signedIn`: it takes the token of anyone who is signed in.',
  ],
};
