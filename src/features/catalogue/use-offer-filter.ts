import { useMemo } from 'react';
import { choiceFilter, type Filter } from '#src/lists/filters/filter.ts';
import { useListPlanOffersQuery } from './api.ts';

/** Filters by the offers that the backend names. */
export function useOfferFilter(): readonly Filter[] {
  const { data } = useListPlanOffersQuery({ query: { limit: 100 } });
  return useMemo(() => {
    const names = Object.fromEntries((data?.items ?? []).map(({ code, name }) => [code, name]));
    return [choiceFilter('offerCode', 'Offer', names)];
  }, [data]);
}
