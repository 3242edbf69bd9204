import { Anchor, Skeleton } from '@mantine/core';
import type { Product } from '#contracts/catalogue/product.ts';
import type { CartItem, CartLine } from '#contracts/orders/cart.ts';
import { quantitySet } from '#src/customer/draft/draft.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { Money } from '#src/ui/format/Money.tsx';
import classes from './CartRow.module.css';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { QuantityField } from './QuantityField.tsx';

interface Props {
  readonly item: CartItem;
  /** Undefined until the catalogue has been fetched. */
  readonly product: Product | undefined;
  /** The backend's price of the line; until the next answer it is that of the previous quantity. */
  readonly line: CartLine | undefined;
  /** True after its removal was undone: its button takes the focus. */
  readonly isRestored: boolean;
  readonly onRemove: () => void;
}

export function CartRow({ item: { productId, quantity }, product, line, isRestored, onRemove }: Props) {
  const dispatch = useAppDispatch();
  const name = product?.name ?? line?.nameSnapshot ?? 'Product';
  const set = (next: number) => dispatch(quantitySet({ productId, quantity: next }));
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        {product && <img src={product.imageUrl} alt="" width={64} height={64} />}
      </span>
      <div className={classes.name}>
        <h2>{name}</h2>
        <div>
          {product ? (
            <>
              <Money value={product.unitPrice} /> each
            </>
          ) : (
            <Skeleton width={80} height={21} />
          )}
        </div>
      </div>
      <QuantityField of={name} value={quantity} onChange={set} />
      <div className={classes.total} data-old={line?.quantity !== quantity}>
        {line ? <Money value={line.lineTotal} /> : <Skeleton width={72} height={24} />}
      </div>
      <Anchor
        component="button"
        type="button"
        className={classes.remove}
        aria-label={`Remove ${name}`}
        ref={useFocusOnMount(isRestored)}
        onClick={onRemove}
      >
        Remove
      </Anchor>
    </li>
  );
}
