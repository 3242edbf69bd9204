import { createDiscount, getDiscount, listDiscounts } from '#contracts/catalogue/discount-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetDiscountQuery, useListDiscountsQuery, useCreateDiscountMutation } = contractApi({
  getDiscount,
  listDiscounts,
  createDiscount,
});
