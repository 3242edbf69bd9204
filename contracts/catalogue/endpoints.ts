import { endpoint } from '#contracts/endpoint.ts';
import { Count, MinorUnits, paged } from '#contracts/paging.ts';
import { PlanOffer } from './plan-offer.ts';
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
    ranges: { unitPrice: MinorUnits },
  }),
  cache: { maxAgeS: 60 },
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
  ...paged({
    item: PlanOffer,
    sort: ['months', 'nominalRatePpm', 'code'],
    defaultSort: 'months',
    search: ['name', 'code'],
    filters: { method: PlanOffer.shape.method },
    ranges: { months: Count, nominalRatePpm: Count },
  }),
  cache: { maxAgeS: 0 }, // terms change at a moment, and a comparison of old ones would be refused
  problems: [],
  examples: [{ name: 'all' }],
});
