import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Product } from '#contracts/catalogue/product.ts';
import { useListProductsQuery } from '#src/resources/catalogue/api.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { EmptyState } from '#src/ui/parts/EmptyState.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './Products.module.css';
import { productsId } from './products-id.ts';
import { ProductSkeleton, ProductTile, type TileSize } from './ProductTile.tsx';

/** The product with the first and largest place. */
const featured = 'ESPRESSO-01';
/** The number of columns in a wide window. */
const columns = 4;
/** Tiles that are laid out and load their pictures at once. */
const firstTiles = 5;

interface Props {
  readonly heading: string;
  /** For screen readers only: the tiles speak for themselves. */
  readonly isHeadingHidden?: boolean;
  /** Beside the heading. */
  readonly action?: ReactNode;
  /** Shows one row of the products only. */
  readonly isOneRow?: boolean;
}

/** The catalogue as tiles: the first one large, unless one row is shown. */
export function Products({ heading, isHeadingHidden = false, action, isOneRow = false }: Props) {
  const { data, error, refetch } = useListProductsQuery(
    { query: { limit: 100 } },
    { selectFromResult: ({ data: catalogue, error: failure }) => ({ data: catalogue, error: failure }) }, // refetching renders nothing
  );
  const { items } = useAppSelector(selectDraft);
  const products = data?.items.toSorted((one, other) => rank(one) - rank(other));
  const shown = products?.slice(0, isOneRow ? columns : products.length);
  const sizeOf = (at: number, count: number) => (isOneRow ? undefined : tileSize(at, count));
  const waiting = isOneRow ? columns : 8;
  return (
    <section id={productsId} tabIndex={-1} className={classes.section} aria-label="Products">
      {isHeadingHidden ? (
        <VisuallyHidden component="h2">{heading}</VisuallyHidden>
      ) : (
        <div className={classes.head}>
          <h2>{heading}</h2>
          {action}
        </div>
      )}
      {error !== undefined && !data && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {products?.length === 0 && <EmptyState title="No products available" text="Check back later." />}
      <ul className={classes.products}>
        {!shown &&
          error === undefined &&
          Array.from({ length: waiting }, (_, at) => (
            <ProductSkeleton key={at} isFirst={at < firstTiles} size={sizeOf(at, waiting)} />
          ))}
        {shown?.map((product, at) => (
          <ProductTile
            key={product.id}
            product={product}
            inCart={items.find(({ productId }) => productId === product.id)?.quantity ?? 0}
            isFirst={at < firstTiles}
            size={sizeOf(at, shown.length)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The featured product is the first one; those without a plan of their own are the last. */
function rank({ sku, monthlyFrom }: Product): number {
  if (sku === featured) return 0;
  return monthlyFrom === null ? 2 : 1;
}

/** The first tile has four cells; the last one has two where one cell of the last row would stay empty. */
function tileSize(at: number, count: number): TileSize | undefined {
  if (at === 0) return 'large';
  const isOneCellOpen = (columns + count - 1) % columns === columns - 1;
  return at === count - 1 && isOneCellOpen ? 'broad' : undefined;
}
