import { useListPlanOffersQuery } from '#src/resources/catalogue/api.ts';
import classes from './OfferName.module.css';

/** The customers' name of an offer, such as "6 months". Its space is reserved until the names have been fetched. */
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
