import { listing } from '../handlers.ts';

export const listProducts = listing('listProducts', {
  table: 'products',
  joins: [],
  view: (row) => row,
  where: (row) => row.active,
  search: (item) => [item.name, item.description, item.sku],
});

export const listPlanOffers = listing('listPlanOffers', {
  table: 'offers',
  joins: [],
  view: (row) => row.terms,
  where: (row) => row.terms.active,
  search: (item) => [item.name, item.code],
});
