import type { Product } from '#contracts/catalogue/product.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useListProductsQuery } from '#src/resources/catalogue/api.ts';

/** Returns the product that the title of a plan begins with: "Espresso machine", "Espresso machine and 2 more". */
export const productOf = (products: readonly Product[], { title }: Pick<Plan, 'title'>) =>
  products.find(({ name }) => title === name || title.startsWith(`${name} and `));

/**
 * Returns a function that finds what was bought first in a plan, for its picture alone: a plan has no product, because a
 * product's name and price are those of the day of the purchase. Without the catalogue no picture is shown.
 */
export function usePurchasedProduct(): (plan: Pick<Plan, 'title'>) => Product | undefined {
  const isPageThere = useAfterFirstData();
  const { data } = useListProductsQuery({ query: { limit: 100 } }, { skip: !isPageThere });
  return (plan) => productOf(data?.items ?? [], plan);
}
