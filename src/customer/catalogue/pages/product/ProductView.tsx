import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Product } from '#contracts/catalogue/product.ts';
import { useCompareQuotesQuery } from '#src/resources/catalogue/api.ts';
import { ProductPicture } from '#src/customer/catalogue/ProductPicture.tsx';
import { productsId } from '#src/customer/catalogue/products-id.ts';
import { useAddToCart } from '#src/customer/catalogue/use-add-to-cart.ts';
import { suggestionOf } from '#src/customer/checkout/suggestion.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { CachedDataAge } from '#src/layout/CachedDataAge.tsx';
import { PhoneBar } from '#src/layout/PhoneBar.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { PageHeading } from '#src/ui/focus/PageHeading.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { PlanChoice, PlanChoiceSkeleton } from './PlanChoice.tsx';
import classes from '#src/customer/catalogue/ProductColumns.module.css';
import { TodayAndLater } from './TodayAndLater.tsx';

export function ProductView({ product }: { readonly product: Product }) {
  const { id, name, description, unitPrice, active } = product;
  const draft = useAppSelector(selectDraft);
  const addToCart = useAddToCart();
  const [picked, setPicked] = useState<string | null>(null);
  const { data, error, refetch } = useCompareQuotesQuery({
    body: {
      basket: { kind: 'ITEMS', items: [{ productId: id, quantity: 1 }] },
      downPaymentBps: null,
      dueDay: null,
    },
  });
  const available = data?.offers.filter((offer) => offer.available) ?? [];
  const named = (code: string | null) => available.find(({ offer }) => offer.code === code);
  // The plan of the cart, if this product can be paid with it.
  const chosen = named(picked) ?? named(draft.offerCode) ?? (data && suggestionOf(data)) ?? null;
  const inCart = draft.items.find(({ productId }) => productId === id)?.quantity ?? 0;
  const add = (
    <Button
      fullWidth
      disabled={!active}
      onClick={({ detail }) => detail < 2 && addToCart(product, chosen?.offer.code)} // a double click is one press
    >
      {active ? 'Add to cart' : 'Not for sale'}
    </Button>
  );
  return (
    <div className={classes.product}>
      <ProductPicture product={product} isFirst className={classes.picture} />
      <div className={classes.facts}>
        <CachedDataAge />
        <p className={classes.shop}>
          <AppLink to={`${paths.home()}#${productsId}`}>Shop</AppLink>
        </p>
        <PageHeading>{name}</PageHeading>
        <p className={classes.description}>{description}</p>
        <p className={classes.price}>
          <Money value={unitPrice} size="large" />
        </p>
        {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
        {!data && error === undefined && <PlanChoiceSkeleton />}
        {data && data.offers.length > 0 && (
          <PlanChoice offers={data.offers} chosen={chosen} onChoose={setPicked} />
        )}
        <div className={classes.add}>
          {add}
          {chosen && (
            <PhoneBar fromAbove label={chosen.offer.name} amount={<TodayAndLater quote={chosen} />}>
              {add}
            </PhoneBar>
          )}
        </div>
        <p className={classes.note}>
          {inCart > 0 && (
            <>
              <AppLink to={paths.checkout({ step: 'cart' })}>{inCart} in cart</AppLink>
              {' · '}
            </>
          )}
          You can change the plan at any time before you confirm.
        </p>
      </div>
    </div>
  );
}
