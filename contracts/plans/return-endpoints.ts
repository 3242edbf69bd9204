import { described } from '#contracts/described.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { enteredText } from '#contracts/entered-text.ts';
import { DocumentId, PlanId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { ReturnedItems } from './goods.ts';
import { NewReturnPhoto, ReturnPhotoContent } from './goods-return.ts';
import { OwnPlan, PlanDetails } from './plan.ts';

const byCustomer = {
  method: 'POST',
  access: 'signedIn',
  entity: 'plan',
  idempotent: true,
  version: 'answers',
  since: '3.0.0',
  params: { planId: PlanId },
  responses: { 200: OwnPlan },
} as const;

export const requestReturn = endpoint({
  ...byCustomer,
  path: '/v1/plans/{planId}/returns',
  summary: 'Ask to return goods of the order; an administrator credits them or rejects the request',
  takes: 'plan.request-return',
  audit: 'plan.return-requested',
  body: z.object({ items: ReturnedItems, text: enteredText(10, 500) }),
  problems: ['invalid-transition'],
  examples: [
    {
      name: 'one piece',
      params: { planId: '{plan}' },
      body: {
        items: [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 1 }],
        text: 'The handle is loose. I have not used it.',
      },
    },
  ],
});

export const withdrawPurchase = endpoint({
  ...byCustomer,
  path: '/v1/plans/{planId}/purchase-withdrawals',
  summary:
    'Withdraw from the purchase: everything comes back, and the plan ends without costs once it is credited. No reason is needed',
  takes: 'plan.withdraw-purchase',
  audit: 'plan.purchase-withdrawn',
  problems: ['invalid-transition'],
  examples: [{ name: 'within the days of the law', params: { planId: '{plan}' } }],
});

export const addReturnPhoto = endpoint({
  ...byCustomer,
  path: '/v1/plans/{planId}/return-photos',
  summary: 'Add a photo to a return that is being decided',
  takes: 'plan.add-return-photo',
  audit: 'plan.return-photo-added',
  body: NewReturnPhoto,
  problems: ['invalid-transition', 'document-unreadable'],
  examples: [
    {
      name: 'a small one',
      params: { planId: '{plan}' },
      body: { fileName: 'handle.png', mime: 'image/png', data: 'iVBORw0KGgo=' },
    },
  ],
});

const byAdministrator = { access: 'administrator', entity: 'plan', since: '3.0.0' } as const;

export const rejectReturn = endpoint({
  ...byAdministrator,
  method: 'POST',
  path: '/v1/admin/plans/{planId}/return-rejections',
  summary: 'Reject a return; the customer reads why',
  permission: 'payments.refund',
  idempotent: true,
  version: 'requires',
  takes: 'plan.reject-return',
  audit: 'plan.return-rejected',
  params: { planId: PlanId },
  body: z.object({ answer: described(enteredText(10, 500), 'Shown to the customer.') }),
  responses: { 200: PlanDetails },
  problems: ['invalid-transition'],
  examples: [
    {
      name: 'used',
      params: { planId: '{plan}' },
      body: { answer: 'The photos show that the machine was used for months.' },
    },
  ],
});

export const getReturnPhoto = endpoint({
  ...byAdministrator,
  method: 'GET',
  path: '/v1/admin/plans/{planId}/return-photos/{documentId}',
  summary: 'A photo that a customer has added to a return',
  permission: 'payments.refund',
  params: { planId: PlanId, documentId: DocumentId },
  responses: { 200: ReturnPhotoContent },
  problems: [],
  examples: [{ name: 'one', params: { planId: '{plan}', documentId: '{document}' } }],
});
