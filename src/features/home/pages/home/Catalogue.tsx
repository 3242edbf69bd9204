import type { Product } from '#contracts/catalogue/product.ts';
import { useListProductsQuery } from '#src/features/catalogue/api.ts';
import { itemAdded, selectDraft } from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { Bone } from '#src/ui/Skeletons.tsx';
import classes from './Catalogue.module.css';

export function Catalogue() {
  const { data, error, refetch } = useListProductsQuery({ query: { limit: 100 } });
  const { items } = useAppSelector(selectDraft);
  return (
    <section className={classes.section} aria-label="Products">
      <h2>Products</h2>
      {error !== undefined && !data && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <EmptyState title="No products available" text="Check back later." />}
      <ul className={classes.products}>
        {!data && error === undefined && <Waiting />}
        {data?.items.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            inCart={items.find(({ productId }) => productId === product.id)?.quantity ?? 0}
          />
        ))}
      </ul>
    </section>
  );
}

function Waiting() {
  return [1, 2, 3, 4].map((place) => (
    <li key={place} aria-hidden="true" className={classes.product}>
      <Bone height={160} />
      <Bone width="60%" />
      <Bone width="40%" height={24} />
    </li>
  ));
}

function ProductCard({ product, inCart }: { product: Product; inCart: number }) {
  const dispatch = useAppDispatch();
  return (
    <li className={classes.product}>
      <span className={classes.picture}>
        <img src={product.imageUrl} alt="" width={120} height={120} loading="lazy" />
      </span>
      <h3>{product.name}</h3>
      <p className={classes.description}>{product.description}</p>
      <Money value={product.unitPrice} size="large" />
      <div className={classes.action}>
        <Button
          variant="default"
          aria-label={`${product.active ? 'Add to cart' : 'Not for sale'}: ${product.name}`}
          disabled={!product.active}
          onClick={() => dispatch(itemAdded(product.id))}
        >
          {product.active ? 'Add to cart' : 'Not for sale'}
        </Button>
        <span role="status" className={classes.count}>
          {inCart > 0 && <AppLink to={paths.checkout({ step: 'cart' })}>{inCart} in cart</AppLink>}
        </span>
      </div>
    </li>
  );
}
