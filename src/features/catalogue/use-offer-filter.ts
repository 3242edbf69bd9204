import { useDeferredValue, useMemo } from 'react';
import { choiceFilter, type Filter } from '#src/lists/filters/filter.ts';
import { useLocation } from 'react-router-dom';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useListPlanOffersQuery } from './api.ts';

/**
 * A filter by the offers that the backend names; they are fetched after the rows, or at once if the address names an
 * offer.
 */
export function useOfferFilter(): readonly Filter[] {
  const isNamed = new URLSearchParams(useLocation().search).has('offerCode');
  const isNeeded = useAfterFirstData() || isNamed;
  const { data: answer } = useListPlanOffersQuery({ query: { limit: 100 } }, { skip: !isNeeded });
  const data = useDeferredValue(answer); // the filters are rendered in slices
  return useMemo(() => {
    const names = Object.fromEntries((data?.items ?? []).map(({ code, name }) => [code, name]));
    return [choiceFilter('offerCode', 'Offer', names)];
  }, [data]);
}
