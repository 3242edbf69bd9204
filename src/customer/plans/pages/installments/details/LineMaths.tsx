import type { Currency } from '#contracts/money.ts';
import type { ScheduleLine } from '#contracts/plans/schedule.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import classes from './ScheduleLines.module.css';

interface Props {
  readonly line: ScheduleLine;
  readonly currency: Currency;
  readonly ratePpm: number;
}

/** True for an instalment that has to be paid and is due on a day on which banks are closed. */
export const isCollectedLater = ({ no, collectDate, dueDate, openMinor, status }: ScheduleLine) =>
  no > 0 && collectDate !== dueDate && openMinor > 0 && status !== 'SUPERSEDED' && status !== 'CANCELLED';

/** Explains the amounts of a line with the backend's figures. */
export function LineMaths({ line, currency, ratePpm }: Props) {
  const money = (amountMinor: number) => <Money value={{ amountMinor, currency }} />;
  if (line.no === 0) {
    return (
      <p>
        The down payment is paid when the order is confirmed. It is not lent, so it bears no interest.{' '}
        {line.paidOn !== null && (
          <>
            Paid on <DateText value={line.paidOn} />.
          </>
        )}
      </p>
    );
  }
  return (
    <ol className={classes.steps}>
      <li>
        <span>
          Principal on <DateText value={line.periodStart} />
        </span>
        {money(line.openingMinor)}
      </li>
      <li>
        <span>
          Interest to <DateText value={line.dueDate} /> at <Percent ppm={ratePpm} />
        </span>
        {money(line.interestMinor + line.creditedInterestMinor)}
      </li>
      {line.earlierInterestMinor > 0 && line.openingMinor > 0 && (
        <li>
          <span>
            Of which for the days before <DateText value={line.periodStart} />
          </span>
          {money(line.earlierInterestMinor)}
        </li>
      )}
      {line.creditedInterestMinor > 0 && (
        <li>
          <span>Less the interest of returned goods</span>
          {money(line.creditedInterestMinor)}
        </li>
      )}
      <li>
        <span>Instalment</span>
        {money(line.totalMinor)}
      </li>
      <li>
        <span>Principal repaid</span>
        {money(line.principalMinor)}
      </li>
      <li>
        <span>Principal left after it</span>
        {money(line.closingMinor)}
      </li>
      {isCollectedLater(line) && (
        <li>
          <span>
            Banks are closed on <DateText value={line.dueDate} />: it is collected on{' '}
            <DateText value={line.collectDate} />, and its grace period starts then.
          </span>
        </li>
      )}
      {line.kind === 'SCHEDULED' && line.closingMinor === 0 && (
        <li>The last instalment takes the cents that rounding has left, so it may differ from the others.</li>
      )}
      {line.paidMinor > 0 && (
        <li>
          <span>
            Paid{' '}
            {line.paidOn !== null && (
              <>
                by <DateText value={line.paidOn} />
              </>
            )}
            : {money(line.paidInterestMinor)} interest and {money(line.paidPrincipalMinor)} principal, open
          </span>
          {money(line.openMinor)}
        </li>
      )}
      {line.feeChargedMinor > 0 && (
        <li>
          <span>
            Late fee {money(line.feeChargedMinor)}
            {line.feeWaivedMinor > 0 && <>, waived {money(line.feeWaivedMinor)}</>}, open
          </span>
          {money(line.feeOpenMinor)}
        </li>
      )}
    </ol>
  );
}
