import { enteredText } from '#contracts/entered-text.ts';
import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { CollateralId, OrderId } from '#contracts/ids.ts';
import { MinorBound, paged } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import {
  Collateral,
  CollateralRequest,
  CollateralStatus,
  CollateralTypeCode,
  CollateralTypes,
  maxAnswerLength,
  OwnCollateralRow,
} from './collateral.ts';
import { Coverage } from './coverage.ts';

export const getCollateralTypes = endpoint({
  method: 'GET',
  path: '/v1/collateral-types',
  summary: 'The kinds of collateral, and how much of their value counts',
  access: 'public',
  responses: { 200: CollateralTypes },
  cache: { maxAgeS: 3_600 },
  problems: [],
  since: '1.4.0',
  examples: [{ name: 'all' }],
});

const customerEndpoint = { access: 'signedIn', entity: 'collateral', since: '1.4.0' } as const;
const ofCollateral = { ...customerEndpoint, params: { collateralId: CollateralId } } as const;

export const listCollaterals = endpoint({
  ...customerEndpoint,
  method: 'GET',
  path: '/v1/collaterals',
  summary: 'Your collateral, without removed items',
  ...paged({
    item: OwnCollateralRow,
    sort: ['createdAt', 'value', 'status'],
    defaultSort: '-createdAt',
    search: ['description', 'orderNumber', 'id'],
    filters: { status: CollateralStatus, type: CollateralTypeCode },
    ranges: { createdAt: Instant, value: MinorBound },
  }),
  problems: [],
  examples: [{ name: 'that can be used again', query: { filter: { status: ['APPROVED', 'EXPIRED'] } } }],
});

export const getCollateral = endpoint({
  ...ofCollateral,
  method: 'GET',
  path: '/v1/collaterals/{collateralId}',
  summary: 'One collateral, with what can be done with it',
  version: 'answers',
  responses: { 200: Collateral },
  problems: [],
  examples: [{ name: 'own', params: { collateralId: '{collateral}' } }],
});

export const getCoverage = endpoint({
  ...customerEndpoint,
  entity: 'any', // depends on the items attached to the order, and on its plan
  method: 'GET',
  path: '/v1/orders/{orderId}/collateral',
  summary: 'The security an order or its plan needs, has and lacks',
  params: { orderId: OrderId },
  responses: { 200: Coverage },
  problems: [],
  examples: [{ name: 'own order', params: { orderId: '{order}' } }],
});

export const createCollateral = endpoint({
  ...customerEndpoint,
  method: 'POST',
  path: '/v1/orders/{orderId}/collateral',
  summary: 'Offer something as security for an order, or for a plan with a shortfall',
  idempotent: true,
  takes: 'collateral.create',
  audit: 'collateral.created',
  version: 'answers',
  params: { orderId: OrderId },
  body: CollateralRequest,
  responses: { 201: Collateral },
  location: '/v1/collaterals/{id}',
  problems: ['currency-mismatch', 'invalid-transition'],
  examples: [
    {
      name: 'gold',
      params: { orderId: '{order}' },
      body: {
        type: 'GOLD_JEWELLERY',
        description: 'Gold chain, 750, 42 g',
        declaredValue: { amountMinor: 100_000, currency: 'EUR' },
      },
    },
  ],
});

export const updateCollateral = endpoint({
  ...ofCollateral,
  method: 'PATCH',
  path: '/v1/collaterals/{collateralId}',
  summary: 'Change the description or value while it is not under review',
  idempotent: true,
  takes: 'collateral.change',
  audit: 'collateral.changed',
  version: 'requires',
  body: CollateralRequest,
  responses: { 200: Collateral },
  problems: ['currency-mismatch', 'invalid-transition'],
  examples: [
    {
      name: 'another value',
      params: { collateralId: '{collateral}' },
      body: {
        type: 'GOLD_JEWELLERY',
        description: 'Gold chain, 750, 45 g',
        declaredValue: { amountMinor: 110_000, currency: 'EUR' },
      },
    },
  ],
});

export const attachCollateral = endpoint({
  ...ofCollateral,
  method: 'POST',
  path: '/v1/collaterals/{collateralId}/attach',
  summary: 'Use a collateral that secures nothing for an order',
  idempotent: true,
  takes: 'collateral.attach',
  audit: 'collateral.attached',
  version: 'answers',
  body: z.object({ orderId: OrderId }),
  responses: { 200: Collateral },
  problems: ['collateral-already-pledged', 'invalid-transition'],
  examples: [
    {
      name: 'for another order',
      params: { collateralId: '{collateral}' },
      body: { orderId: 'ord_01JH8ZK3W00000000000000000' },
    },
  ],
});

export const submitCollateral = endpoint({
  ...ofCollateral,
  method: 'POST',
  path: '/v1/collaterals/{collateralId}/submit',
  summary: 'Hand collateral in for review, answer a question, or ask for a new valuation',
  idempotent: true,
  takes: 'collateral.submit',
  audit: 'collateral.submitted',
  version: 'answers',
  /** The answer to the reviewer's question; null if none was asked. */
  body: z.object({ answer: z.nullable(enteredText(3, maxAnswerLength)) }),
  responses: { 200: Collateral },
  problems: ['validation-failed', 'invalid-transition'],
  examples: [
    { name: 'hand in', params: { collateralId: '{collateral}' }, body: { answer: null } },
    {
      name: 'answer',
      params: { collateralId: '{collateral}' },
      body: { answer: 'The stamp is on the clasp.' },
    },
  ],
});

export const removeCollateral = endpoint({
  ...ofCollateral,
  method: 'DELETE',
  path: '/v1/collaterals/{collateralId}',
  summary: 'Take a collateral back that secures nothing',
  idempotent: true,
  takes: 'collateral.remove',
  audit: 'collateral.removed',
  responses: { 204: null },
  problems: ['collateral-already-pledged', 'invalid-transition'],
  examples: [{ name: 'take back', params: { collateralId: '{collateral}' } }],
});

export const confirmCollateralReturn = endpoint({
  ...ofCollateral,
  method: 'POST',
  path: '/v1/collaterals/{collateralId}/confirm-return',
  summary: 'Confirm that it was given back',
  idempotent: true,
  takes: 'collateral.confirm-return',
  audit: 'collateral.returned',
  version: 'answers',
  responses: { 200: Collateral },
  problems: ['invalid-transition'],
  examples: [{ name: 'given back', params: { collateralId: '{collateral}' } }],
});
