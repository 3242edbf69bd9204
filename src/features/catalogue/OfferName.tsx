import { useListPlanOffersQuery } from './api.ts';
import classes from './OfferName.module.css';

/** An offer by the name that customers know: "6 months". Its room is kept until the names are here. */
export function OfferName({ code }: { readonly code: string | null }) {
  const { name, isLoading } = useListPlanOffersQuery(
    { query: { limit: 100 } },
    {
      skip: code === null,
      selectFromResult: ({ data, isLoading: waits }) => ({
        name: data?.items.find((offer) => offer.code === code)?.name,
        isLoading: waits,
      }),
    },
  );
  if (code === null) return '–';
  return <span className={classes.name}>{isLoading ? '\u00a0' : (name ?? code)}</span>;
}
