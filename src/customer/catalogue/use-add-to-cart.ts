import type { OfferCode } from '#contracts/catalogue/plan-offer.ts';
import type { z } from '#contracts/z.ts';
import type { Product } from '#contracts/catalogue/product.ts';
import { itemAdded, offerChosen } from '#src/customer/draft/draft.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';

/** Returns what puts one of a product into the cart, with the plan that was chosen for it, and says so. */
export function useAddToCart() {
  const dispatch = useAppDispatch();
  return ({ id, name }: Product, plan?: z.output<typeof OfferCode>) => {
    dispatch(itemAdded(id));
    if (plan !== undefined) dispatch(offerChosen(plan));
    dispatch(
      snackbarShown({
        topic: 'cart',
        text: `${name} added to your cart.`,
        tone: 'success',
        link: { to: paths.checkout({ step: 'cart' }), label: 'View cart' },
      }),
    );
  };
}
