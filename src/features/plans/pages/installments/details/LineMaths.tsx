import type { Currency } from '#contracts/money.ts';
import type { ScheduleLine } from '#contracts/plans/plan.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Percent } from '#src/ui/Percent.tsx';
import classes from './ScheduleLines.module.css';

interface Props {
  readonly line: ScheduleLine;
  readonly currency: Currency;
  readonly ratePpm: number;
}

/** How one line came about, in the backend's own figures. */
export function LineMaths({ line, currency, ratePpm }: Props) {
  const money = (amountMinor: number) => <Money value={{ amountMinor, currency }} />;
  const paid = line.paidInterest + line.paidPrincipal > 0;
  if (line.no === 0) {
    return (
      <p>
        The down payment is paid when the order is signed. It is not lent, so it bears no interest.{' '}
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
          Owed from <DateText value={line.periodStart} />
        </span>
        {money(line.opening)}
      </li>
      <li>
        <span>
          Interest on it until <DateText value={line.dueDate} />, <Percent ppm={ratePpm} /> a year, rounded
          once
        </span>
        {money(line.interest)}
      </li>
      <li>
        <span>Instalment</span>
        {money(line.total)}
      </li>
      <li>
        <span>Of that, after the interest, paid off the debt</span>
        {money(line.principal)}
      </li>
      <li>
        <span>Owed afterwards</span>
        {money(line.closing)}
      </li>
      {paid && (
        <li>
          <span>
            Paid of it{' '}
            {line.paidOn !== null && (
              <>
                by <DateText value={line.paidOn} />
              </>
            )}
            : {money(line.paidInterest)} interest and {money(line.paidPrincipal)} principal, open
          </span>
          {money(line.open)}
        </li>
      )}
      {line.feeCharged > 0 && (
        <li>
          <span>
            Late fee {money(line.feeCharged)}
            {line.feeWaived > 0 && <>, waived {money(line.feeWaived)}</>}, open
          </span>
          {money(line.feeOpen)}
        </li>
      )}
    </ol>
  );
}
