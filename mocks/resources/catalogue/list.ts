import { listing } from '#mocks/handler-types.ts';

export const listProducts = listing('listProducts', {
  table: 'products',
  view: (row) => row,
  where: (row) => row.active,
  search: (item) => [item.name, item.description, item.sku],
});

export const listPlanOffers = listing('listPlanOffers', {
  table: 'offers',
  view: (row) => row.terms,
  where: (row) => row.terms.active,
  search: (item) => [item.name, item.code],
});
