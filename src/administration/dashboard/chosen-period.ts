import { usualDays } from '#contracts/dashboard/period.ts';
import { paths } from '#src/platform/routing/paths.ts';

/** The period in requests and addresses: a number of days up to a last day, which is today if left out. */
export interface ChosenPeriod {
  readonly days?: number;
  readonly to?: string;
}

export const periodAddress = ({ days, to }: ChosenPeriod) =>
  paths.administration({
    ...(days !== undefined && days !== usualDays && { days: String(days) }),
    ...(to !== undefined && { to }),
  });
