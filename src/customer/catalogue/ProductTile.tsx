import { Button, Skeleton } from '@mantine/core';
import { memo } from 'react';
import type { Product } from '#contracts/catalogue/product.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import grounds from './ProductPicture.module.css';
import { MonthlyFrom } from './MonthlyFrom.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import classes from './ProductTile.module.css';
import { useAddToCart } from './use-add-to-cart.ts';

/** The space of a tile in a wide window: four cells with its text on the ground, or two cells. */
export type TileSize = 'large' | 'broad';

interface Props {
  readonly product: Product;
  /** The quantity of the product in the cart. */
  readonly inCart: number;
  /** True if it is visible at once: it is then laid out at once, with its picture. */
  readonly isFirst: boolean;
  readonly size?: TileSize | undefined;
}

/** A product with its monthly amount, which leads to its page. In a narrow window a row with the picture at the left. */
export const ProductTile = memo(function ProductTile({ product, inCart, isFirst, size }: Props) {
  const addToCart = useAddToCart();
  const { sku, name, description, unitPrice, active } = product;
  return (
    <li
      className={size === 'large' ? `${grounds.ground} ${classes.product}` : classes.product}
      data-sku={sku}
      data-size={size}
      data-below-the-fold={isFirst ? undefined : true}
    >
      <ProductPicture product={product} isFirst={isFirst} className={classes.picture} />
      <div className={classes.text}>
        <h3>
          <AppLink to={paths.product({ sku })} className={classes.link}>
            {name}
          </AppLink>
        </h3>
        {size === 'large' && <p className={classes.description}>{description}</p>}
        <p className={classes.monthly}>
          <MonthlyFrom product={product} />
        </p>
        <p className={classes.price}>
          <Money value={unitPrice} />
        </p>
      </div>
      <Button
        className={classes.add}
        aria-label={`${active ? 'Add to cart' : 'Not for sale'}: ${name}`}
        disabled={!active}
        onClick={({ detail }) => detail < 2 && addToCart(product)} // a double click is one press
      >
        <Icon name="plus" />
        {size === 'large' && <span className={classes.words}>{active ? 'Add to cart' : 'Not for sale'}</span>}
      </Button>
      {inCart > 0 && (
        <AppLink to={paths.checkout({ step: 'cart' })} className={classes.count}>
          {inCart} in cart
        </AppLink>
      )}
    </li>
  );
});

/** The place of a product until the catalogue is read. */
export function ProductSkeleton({ isFirst, size }: Pick<Props, 'isFirst' | 'size'>) {
  return (
    <li
      aria-hidden="true"
      className={classes.product}
      data-size={size}
      data-below-the-fold={isFirst ? undefined : true}
    >
      <Skeleton className={classes.picture} />
      <div className={classes.text}>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="80%" height="1.25rem" />
      </div>
    </li>
  );
}
