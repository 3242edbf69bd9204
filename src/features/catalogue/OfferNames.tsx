import { type ReactNode, useMemo } from 'react';
import { useListPlanOffersQuery } from './api.ts';
import { OfferNamesContext } from './offer-names.ts';

/** Asks for the names of the offers, once for all the `OfferName`s inside. */
export function OfferNames({ children }: { readonly children: ReactNode }) {
  const { data, isLoading } = useListPlanOffersQuery({ query: { limit: 100 } });
  const names = useMemo(() => {
    if (isLoading) return null;
    return Object.fromEntries((data?.items ?? []).map(({ code, name }) => [code, name]));
  }, [data, isLoading]);
  return <OfferNamesContext value={names}>{children}</OfferNamesContext>;
}
