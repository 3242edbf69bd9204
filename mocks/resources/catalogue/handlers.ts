import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { viewProduct } from './view.ts';

export const getProduct: HandlerOf<'getProduct'> = ({ params, tables, today, reply }) =>
  reply(200, viewProduct(requireRow(tables.products.get(params.productId), 'product'), today, tables));

export const getPlanOffer: HandlerOf<'getPlanOffer'> = ({ params, tables, reply }) =>
  reply(200, requireRow(tables.offers.get(params.offerCode), 'offer').terms);
