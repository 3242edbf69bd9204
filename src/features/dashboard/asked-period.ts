import { usualDays } from '#contracts/dashboard/period.ts';
import { paths } from '#src/platform/paths.ts';

/** The period as requests and addresses say it: so many days until a day, which is today when it is left out. */
export interface AskedPeriod {
  readonly days?: number;
  readonly to?: string;
}

export const periodAddress = ({ days, to }: AskedPeriod) =>
  paths.administration({
    ...(days !== undefined && days !== usualDays && { days: String(days) }),
    ...(to !== undefined && { to }),
  });
