import { enteredText } from '#contracts/entered-text.ts';
import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { CollateralId, DocumentId, OrderId, UserId } from '#contracts/ids.ts';
import { PositiveEnteredMoney } from '#contracts/money.ts';
import { MinorBound, paged, wholeNumber } from '#contracts/paging.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { Reason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { CollateralDetails, CollateralRow, CollateralStatus, CollateralTypeCode } from './collateral.ts';
import { DocumentContent } from './document.ts';
import { RejectionReason, ValuationMethod } from './review.ts';
import { maxDocumentBytes } from './upload.ts';
import { toReviewStates } from './states.ts';

const administered = { access: 'administrator', entity: 'collateral', since: '1.4.0' } as const;

export const listAllCollaterals = endpoint({
  ...administered,
  method: 'GET',
  path: '/v1/admin/collaterals',
  summary: 'All collateral, for the administration',
  permission: 'collateral.read',
  ...paged({
    item: CollateralRow,
    sums: ['value', 'lendable'],
    sort: ['createdAt', 'waitingSince', 'value', 'status', 'customerName'],
    defaultSort: '-createdAt',
    search: ['customerName', 'description', 'orderNumber', 'id'],
    filters: { status: CollateralStatus, type: CollateralTypeCode, orderId: OrderId, userId: UserId },
    ranges: { createdAt: Instant, value: MinorBound },
  }),
  problems: [],
  examples: [{ name: 'to be reviewed', query: { filter: { status: toReviewStates } } }],
});

const ofCollateral = { ...administered, params: { collateralId: CollateralId } } as const;

export const getCollateralAsAdministrator = endpoint({
  ...ofCollateral,
  method: 'GET',
  path: '/v1/admin/collaterals/{collateralId}',
  summary: 'Any collateral, with what can be done with it',
  permission: 'collateral.read',
  version: 'answers',
  responses: { 200: CollateralDetails },
  problems: [],
  examples: [{ name: 'one', params: { collateralId: '{collateral}' } }],
});

export const getDocumentContent = endpoint({
  ...administered,
  since: '3.0.0',
  method: 'GET',
  path: '/v1/admin/collaterals/{collateralId}/documents/{documentId}/content',
  summary: 'A part of an accepted file as its customer uploaded it, for reviewers; the first one by default',
  permission: 'collateral.review',
  params: { collateralId: CollateralId, documentId: DocumentId },
  query: { offset: z.optional(wholeNumber(0, maxDocumentBytes)) },
  responses: { 200: DocumentContent },
  problems: [],
  examples: [
    { name: 'from its beginning', params: { collateralId: '{collateral}', documentId: '{document}' } },
    {
      name: 'the next part',
      params: { collateralId: '{collateral}', documentId: '{document}' },
      query: { offset: 4 },
    },
  ],
});

const reviewing = {
  ...ofCollateral,
  method: 'POST',
  permission: 'collateral.review',
  idempotent: true,
  version: 'requires',
  responses: { 200: CollateralDetails },
} as const;

export const takeCollateral = endpoint({
  ...reviewing,
  path: '/v1/admin/collaterals/{collateralId}/take',
  summary: 'Begin the review, or take it over; the others see who has it',
  takes: 'collateral.take',
  audit: 'collateral.taken',
  problems: ['invalid-transition'],
  examples: [{ name: 'begin', params: { collateralId: '{collateral}' } }],
});

const Valuation = z.object({
  value: PositiveEnteredMoney,
  method: ValuationMethod,
  reason: Reason,
});

const appraised = {
  name: 'appraised',
  params: { collateralId: '{collateral}' },
  body: {
    value: { amountMinor: 95_000, currency: 'EUR' },
    method: 'APPRAISAL',
    reason: 'Weighed and tested by the appraiser',
  },
} as const;

export const valueCollateral = endpoint({
  ...reviewing,
  path: '/v1/admin/collaterals/{collateralId}/valuations',
  summary: 'Value collateral, also again while it secures a plan; a lower value may leave a shortfall',
  takes: 'collateral.value',
  audit: 'collateral.valued',
  body: Valuation,
  problems: ['currency-mismatch', 'invalid-transition'],
  examples: [appraised],
});

export const simulateValuation = endpoint(
  simulationOf('valueCollateral', valueCollateral, 'What another value would change', '1.4.0'),
);

export const approveCollateral = endpoint({
  ...reviewing,
  path: '/v1/admin/collaterals/{collateralId}/approve',
  summary: 'Approve collateral at its valuation; the order continues when everything is covered',
  takes: 'collateral.approve',
  audit: 'collateral.approved',
  problems: ['valuation-expired', 'invalid-transition'],
  examples: [{ name: 'approve', params: { collateralId: '{collateral}' } }],
});

export const acceptCollateral = endpoint({
  ...reviewing,
  since: '3.0.0',
  path: '/v1/admin/collaterals/{collateralId}/accept',
  summary: 'Accept waiting collateral: take it, value it and approve it at that value, in one step',
  takes: 'collateral.accept',
  audit: 'collateral.approved',
  body: Valuation,
  problems: ['currency-mismatch', 'invalid-transition'],
  examples: [{ ...appraised, name: 'appraised and approved' }],
});

export const simulateAcceptance = endpoint(
  simulationOf('acceptCollateral', acceptCollateral, 'What approving at this value would change', '3.0.0'),
);

export const requestCollateralInfo = endpoint({
  ...reviewing,
  path: '/v1/admin/collaterals/{collateralId}/request-info',
  summary: 'Ask the customer for something',
  takes: 'collateral.request-info',
  audit: 'collateral.info-requested',
  body: z.object({ note: enteredText(10, 500) }),
  problems: ['invalid-transition'],
  examples: [
    {
      name: 'another photo',
      params: { collateralId: '{collateral}' },
      body: { note: 'Please add a photo of the stamp.' },
    },
  ],
});

export const rejectCollateral = endpoint({
  ...reviewing,
  path: '/v1/admin/collaterals/{collateralId}/reject',
  summary: 'Reject collateral; for suspected fraud the order is declined too',
  takes: 'collateral.reject',
  audit: 'collateral.rejected',
  body: z.object({
    reason: RejectionReason,
    note: z.nullable(enteredText(1, 500)),
  }),
  problems: ['invalid-transition'],
  examples: [
    {
      name: 'unclear',
      params: { collateralId: '{collateral}' },
      body: { reason: 'OWNERSHIP_UNCLEAR', note: 'The invoice has another name.' },
    },
  ],
});
