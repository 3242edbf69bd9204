import { endpoint } from '#contracts/endpoint.ts';
import { ProductId } from '#contracts/ids.ts';
import { CountBound, MinorBound, paged } from '#contracts/paging.ts';
import { OfferCode, PlanOffer } from './plan-offer.ts';
import { Product } from './product.ts';

export const listProducts = endpoint({
  method: 'GET',
  path: '/v1/products',
  summary: 'What can be bought',
  access: 'public',
  ...paged({
    item: Product,
    sort: ['name', 'unitPrice'],
    defaultSort: 'name',
    search: ['name', 'description', 'sku'],
    filters: { category: Product.shape.category },
    ranges: { unitPrice: MinorBound },
  }),
  cache: { maxAgeS: 0 }, // the monthly price of a product changes with the terms
  problems: [],
  examples: [
    { name: 'all' },
    { name: 'kitchen or audio', query: { filter: { category: ['KITCHEN', 'AUDIO'] } } },
  ],
});

export const listPlanOffers = endpoint({
  method: 'GET',
  path: '/v1/plan-offers',
  summary: 'The instalment products on offer today',
  access: 'public',
  entity: 'offer',
  ...paged({
    item: PlanOffer,
    sort: ['months', 'nominalRatePpm', 'code'],
    defaultSort: 'months',
    search: ['name', 'code'],
    filters: { method: PlanOffer.shape.method },
    ranges: { months: CountBound, nominalRatePpm: CountBound },
  }),
  cache: { maxAgeS: 0 }, // offers change at a given time, and outdated ones would be refused
  problems: [],
  examples: [{ name: 'all' }],
});

const administered = {
  method: 'GET',
  access: 'administrator',
  permission: 'catalogue.read',
  problems: [],
  since: '1.2.0',
} as const;

export const getProduct = endpoint({
  ...administered,
  path: '/v1/admin/products/{productId}',
  summary: 'Any product, including discontinued ones',
  params: { productId: ProductId },
  responses: { 200: Product },
  examples: [{ name: 'one', params: { productId: '{product}' } }],
});

export const getPlanOffer = endpoint({
  ...administered,
  entity: 'offer',
  path: '/v1/admin/plan-offers/{offerCode}',
  summary: 'Any instalment product with its current terms, including those not on offer',
  params: { offerCode: OfferCode },
  responses: { 200: PlanOffer },
  examples: [{ name: 'one', params: { offerCode: '{offer}' } }],
});
