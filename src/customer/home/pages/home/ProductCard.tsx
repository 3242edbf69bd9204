import { Button, Skeleton } from '@mantine/core';
import { memo } from 'react';
import type { Product } from '#contracts/catalogue/product.ts';
import { itemAdded } from '#src/customer/draft/draft.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { MonthlyPrice } from './MonthlyPrice.tsx';
import classes from './ProductCard.module.css';

interface ProductCardProps {
  readonly product: Product;
  /** The quantity of the product in the cart. */
  readonly inCart: number;
  /** True if it is visible at once: its picture is then not loaded lazily, and it is laid out at once. */
  readonly isFirst: boolean;
  readonly onCompare: (productId: string) => void;
}

/** A product with its monthly amount. Under 1,280 px a row with the picture at the left, otherwise a tile. */
export const ProductCard = memo(function ProductCard({
  product,
  inCart,
  isFirst,
  onCompare,
}: ProductCardProps) {
  const dispatch = useAppDispatch();
  const { id, name, active } = product;
  const cart = paths.checkout({ step: 'cart' });
  const add = () => {
    dispatch(itemAdded(id));
    const text = `${name} added to your cart.`;
    dispatch(snackbarShown({ topic: 'cart', text, tone: 'success', link: { to: cart, label: 'View cart' } }));
  };
  return (
    <li className={classes.product} data-below-the-fold={isFirst ? undefined : true}>
      <span className={classes.picture}>
        <img src={product.imageUrl} alt="" width={120} height={120} loading={isFirst ? 'eager' : 'lazy'} />
      </span>
      <div className={classes.body}>
        <h3>{name}</h3>
        <p className={classes.description}>{product.description}</p>
        <MonthlyPrice product={product} onCompare={onCompare} />
        <div className={classes.action}>
          <Button
            variant="default"
            aria-label={`${active ? 'Add to cart' : 'Not for sale'}: ${name}`}
            disabled={!active}
            onClick={({ detail }) => detail < 2 && add()} // a double click is one press
          >
            {active ? 'Add to cart' : 'Not for sale'}
          </Button>
          {inCart > 0 && (
            <AppLink to={cart} className={classes.count}>
              {inCart} in cart
            </AppLink>
          )}
        </div>
      </div>
    </li>
  );
});

/** The size of a product with two lines of description. */
export function ProductSkeleton({ isFirst }: Pick<ProductCardProps, 'isFirst'>) {
  return (
    <li aria-hidden="true" className={classes.product} data-below-the-fold={isFirst ? undefined : true}>
      <span className={classes.picture}>
        <Skeleton height="100%" />
      </span>
      <div className={classes.body}>
        <Skeleton width="60%" className={classes.line} />
        <Skeleton className={classes.lines} />
        <Skeleton width="80%" className={classes.lines} />
        <Skeleton width="50%" className={classes.line} />
        <div className={classes.action}>
          <Skeleton width="8rem" className={classes.button} />
        </div>
      </div>
    </li>
  );
}
