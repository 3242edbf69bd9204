import { Approval } from '#contracts/approvals/approval.ts';
import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { DiscountCode } from '#contracts/orders/cart.ts';
import { paged } from '#contracts/paging.ts';
import { Reason } from '#contracts/reason.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { z } from '#contracts/z.ts';
import { Discount, DiscountDetails, DiscountPhase, NewDiscount } from './discount.ts';

const since = '3.0.0';
const params = { discountCode: '{discount}' };

const administered = { access: 'administrator', entity: 'discount', since } as const;

export const listDiscounts = endpoint({
  ...administered,
  method: 'GET',
  path: '/v1/admin/discounts',
  summary: 'Discount codes, those that are over too',
  permission: 'catalogue.read',
  ...paged({
    item: Discount,
    sort: ['id', 'validFrom', 'validTo'],
    defaultSort: 'id',
    search: ['code'],
    filters: { phase: DiscountPhase },
    ranges: { validFrom: LocalDate, validTo: LocalDate },
  }),
  problems: [],
  examples: [{ name: 'valid today', query: { filter: { phase: ['VALID'] } } }],
});

export const getDiscount = endpoint({
  ...administered,
  method: 'GET',
  path: '/v1/admin/discounts/{discountCode}',
  summary: 'One discount code, with what it takes off each product',
  permission: 'catalogue.read',
  version: 'answers',
  params: { discountCode: DiscountCode },
  responses: { 200: DiscountDetails },
  problems: [],
  examples: [{ name: 'one', params }],
});

const changing = {
  ...administered,
  method: 'POST',
  permission: 'catalogue.change',
  approval: { permission: 'catalogue.change', entity: 'discount', param: 'discountCode' },
  idempotent: true,
  problems: ['invalid-transition'],
} as const;

export const createDiscount = endpoint({
  ...changing,
  path: '/v1/admin/discounts',
  summary: 'Create a discount code, after approval by a second administrator',
  takes: 'discount.create',
  audit: 'discount.created',
  version: 'answers',
  body: NewDiscount,
  responses: { 201: DiscountDetails, 202: Approval },
  location: '/v1/admin/discounts/{id}',
  examples: [
    {
      name: 'a share',
      body: {
        discountCode: 'SPRING27',
        takes: { kind: 'SHARE', shareBps: 1_000, max: { amountMinor: 5_000, currency: 'EUR' } },
        from: { amountMinor: 10_000, currency: 'EUR' },
        validFrom: '2027-03-01',
        validTo: '2027-05-31',
      },
    },
    {
      name: 'an amount',
      body: {
        discountCode: 'THANKS20',
        takes: { kind: 'AMOUNT', amount: { amountMinor: 2_000, currency: 'EUR' } },
        from: { amountMinor: 20_000, currency: 'EUR' },
        validFrom: '2027-03-01',
        validTo: '2027-12-31',
      },
    },
  ],
});

export const simulateDiscountCreation = endpoint(
  simulationOf('createDiscount', createDiscount, 'What a new code would take off each product today', since),
);

export const endDiscount = endpoint({
  ...changing,
  path: '/v1/admin/discounts/{discountCode}/end',
  summary:
    'End a discount code before its last day, after approval by a second administrator. Orders that have it keep it',
  takes: 'discount.end',
  audit: 'discount.ended',
  version: 'requires',
  params: { discountCode: DiscountCode },
  body: z.object({ reason: described(Reason, 'The reason, which is audited.') }),
  responses: { 200: DiscountDetails, 202: Approval },
  examples: [{ name: 'leaked', params, body: { reason: 'The code was published on a forum' } }],
});

export const simulateDiscountEnd = endpoint(
  simulationOf('endDiscount', endDiscount, 'What carts would cost without the code', since),
);
