import { Button } from '@mantine/core';
import { useListProductsQuery } from '#src/resources/catalogue/api.ts';
import { ProductOutline } from '#src/customer/catalogue/ProductOutline.tsx';
import { Page } from '#src/layout/Page.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { EmptyState } from '#src/ui/parts/EmptyState.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { ProductView } from './ProductView.tsx';

const { title: heading } = routes.product;

/** One product: its picture, what it is, the plans for it, and the way into the cart. */
export default function ProductPage() {
  const { sku } = usePageQuery('product');
  const { data, error, refetch } = useListProductsQuery({ query: { limit: 100 } });
  const product = data?.items.find((each) => each.sku === sku);
  if (product) return <ProductView key={product.id} product={product} />;
  if (!data && error === undefined) return <ProductOutline />;
  return (
    <Page heading={heading}>
      {data ? (
        <EmptyState
          title="This product is not available"
          text="It may no longer be sold, or the link is incomplete."
          action={
            <Button component={AppLink} to={paths.home()}>
              View all products
            </Button>
          }
        />
      ) : (
        <ProblemNotice error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
