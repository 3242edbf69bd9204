import { usualDays } from '#contracts/dashboard/period.ts';
import { paths } from '#src/platform/paths.ts';
import { usePageQuery } from '#src/platform/use-page-query.ts';

/** The period as requests and addresses say it: so many days until a day, which is today when it is left out. */
export interface AskedPeriod {
  readonly days?: number;
  readonly to?: string;
}

/** What the address asks for; anything that is no period is the usual one. */
export function useAskedPeriod(): AskedPeriod {
  const { days, to } = usePageQuery('administration');
  const number = Number(days);
  const isPeriod = days !== undefined && number >= 1 && number <= 366;
  return { ...(isPeriod && number !== usualDays && { days: number }), ...(to !== undefined && { to }) };
}

export const periodAddress = ({ days, to }: AskedPeriod) =>
  paths.administration({
    ...(days !== undefined && days !== usualDays && { days: String(days) }),
    ...(to !== undefined && { to }),
  });
