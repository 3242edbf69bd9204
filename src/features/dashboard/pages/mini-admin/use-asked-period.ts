import { usualDays } from '#contracts/dashboard/period.ts';
import type { AskedPeriod } from '#src/features/dashboard/asked-period.ts';
import { usePageQuery } from '#src/platform/use-page-query.ts';

/** What the address asks for; anything that is no period is the usual one. */
export function useAskedPeriod(): AskedPeriod {
  const { days, to } = usePageQuery('administration');
  const number = Number(days);
  const isPeriod = days !== undefined && number >= 1 && number <= 366;
  return { ...(isPeriod && number !== usualDays && { days: number }), ...(to !== undefined && { to }) };
}
