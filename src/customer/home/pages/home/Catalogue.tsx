import { useListProductsQuery } from '#src/resources/catalogue/api.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { EmptyState } from '#src/ui/parts/EmptyState.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './Catalogue.module.css';
import { ProductCard, ProductSkeleton } from './ProductCard.tsx';
import { productsId } from './products-id.ts';

/** The products of the first row are laid out and load their pictures at once. */
const firstRow = 4;

interface CatalogueProps {
  /** Called with a product to compare its plans in the calculator. */
  readonly onCompare: (productId: string) => void;
}

export function Catalogue({ onCompare }: CatalogueProps) {
  const { data, error, refetch } = useListProductsQuery(
    { query: { limit: 100 } },
    { selectFromResult: ({ data: catalogue, error: failure }) => ({ data: catalogue, error: failure }) }, // refetching renders nothing
  );
  const { items } = useAppSelector(selectDraft);
  return (
    <section id={productsId} tabIndex={-1} className={classes.section} aria-label="Products">
      <h2>Products</h2>
      {error !== undefined && !data && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <EmptyState title="No products available" text="Check back later." />}
      <ul className={classes.products}>
        {!data &&
          error === undefined &&
          Array.from({ length: 8 }, (_, at) => <ProductSkeleton key={at} isFirst={at < firstRow} />)}
        {data?.items.map((product, at) => (
          <ProductCard
            key={product.id}
            product={product}
            inCart={items.find(({ productId }) => productId === product.id)?.quantity ?? 0}
            isFirst={at < firstRow}
            onCompare={onCompare}
          />
        ))}
      </ul>
    </section>
  );
}
