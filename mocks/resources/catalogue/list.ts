import { listing } from '#mocks/resources/handler-types.ts';
import { viewProduct } from './view.ts';

export const listProducts = listing('listProducts', {
  table: 'products',
  view: viewProduct,
  reads: ['offers', 'settings'],
  where: (row) => row.active,
});

export const listPlanOffers = listing('listPlanOffers', {
  table: 'offers',
  view: (row) => row.terms,
  where: (row) => row.terms.active,
  search: { name: (row) => row.terms.name, code: (row) => row.terms.code },
});
