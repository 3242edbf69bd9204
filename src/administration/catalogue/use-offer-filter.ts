import { useDeferredValue, useMemo } from 'react';
import { choiceFilter, type Filter } from '#src/kits/lists/filters/filter.ts';
import { useLocation } from 'react-router-dom';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useListPlanOffersQuery } from '#src/resources/catalogue/api.ts';

/**
 * A filter by the offers that the backend names; they are fetched after the rows, or at once if the address names an
 * offer: then it is null until they are there.
 */
export function useOfferFilter(): readonly Filter[] | null {
  const isNamed = new URLSearchParams(useLocation().search).has('offerCode');
  const isNeeded = useAfterFirstData() || isNamed;
  const { data: response, isError } = useListPlanOffersQuery({ query: { limit: 100 } }, { skip: !isNeeded });
  const data = useDeferredValue(response); // the filters are rendered in slices
  const isWaiting = isNamed && data === undefined && !isError;
  return useMemo(() => {
    if (isWaiting) return null;
    const names = Object.fromEntries((data?.items ?? []).map(({ code, name }) => [code, name]));
    return [choiceFilter('offerCode', 'Offer', names)];
  }, [data, isWaiting]);
}
