import type { Product } from '#contracts/catalogue/product.ts';
import classes from './ProductPicture.module.css';

interface Props {
  readonly product: Pick<Product, 'sku' | 'imageUrl'>;
  /** Visible at once: it is then not loaded lazily. */
  readonly isFirst: boolean;
  /** Gives its height and place. */
  readonly className: string | undefined;
}

/** A product's picture on its ground. Like a photograph it keeps its colours in the dark scheme; the ground is darker. */
export function ProductPicture({ product: { sku, imageUrl }, isFirst, className = '' }: Props) {
  return (
    <span className={`${classes.ground} ${classes.picture} ${className}`} data-sku={sku}>
      <img src={imageUrl} alt="" width={160} height={160} loading={isFirst ? 'eager' : 'lazy'} />
    </span>
  );
}
