import { useMemo } from 'react';
import { usualDays } from '#contracts/dashboard/period.ts';
import type { ChosenPeriod } from '#src/administration/dashboard/chosen-period.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';

/** Returns the period in the address, the same object until it changes; an invalid one is replaced by the default. */
export function useChosenPeriod(): ChosenPeriod {
  const { days, to } = usePageQuery('administration');
  return useMemo(() => {
    const number = Number(days);
    const isPeriod = days !== undefined && number >= 1 && number <= 366;
    return { ...(isPeriod && number !== usualDays && { days: number }), ...(to !== undefined && { to }) };
  }, [days, to]);
}
