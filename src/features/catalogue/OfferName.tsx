import { useListPlanOffersQuery } from './api.ts';
import classes from './OfferName.module.css';

/** An offer by the name that customers know: "6 months". Its room is kept until the names are here. */
export function OfferName({ code }: { readonly code: string | null }) {
  const { data, isLoading } = useListPlanOffersQuery({ query: { limit: 100 } });
  if (code === null) return '–';
  const name = data?.items.find((offer) => offer.code === code)?.name ?? code;
  return <span className={classes.name}>{isLoading ? '\u00a0' : name}</span>;
}
