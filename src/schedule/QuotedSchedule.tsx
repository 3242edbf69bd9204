import type { Currency } from '#contracts/money.ts';
import type { QuotedLine } from '#contracts/orders/schedule.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { interestFormula } from './interest-formula.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { usePercentText } from '#src/ui/use-percent-text.ts';
import classes from './QuotedSchedule.module.css';

export interface QuotedScheduleProps {
  readonly lines: readonly QuotedLine[];
  readonly currency: Currency;
  readonly nominalRatePpm: number;
  readonly caption: string;
  /** Shows under each interest how it is computed. */
  readonly maths?: boolean;
}

/** The whole schedule of a quote, line by line, in a region of its own that scrolls sideways when it must. */
export function QuotedSchedule({
  lines,
  currency,
  nominalRatePpm,
  caption,
  maths = false,
}: QuotedScheduleProps) {
  const moneyText = useMoneyText();
  const percentText = usePercentText();
  const money = (amountMinor: number) => moneyText({ amountMinor, currency });
  return (
    <div className={classes.holder}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Payment</th>
            <th scope="col">Due</th>
            <th scope="col">You pay</th>
            <th scope="col">Interest</th>
            <th scope="col">Principal</th>
            <th scope="col">Left after</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.no}>
              <th scope="row">{line.no === 0 ? 'Today' : line.no}</th>
              <td data-label="Due">
                <DateText value={line.dueDate} />
              </td>
              <td data-label="You pay">
                <strong>{money(line.totalMinor)}</strong>
              </td>
              <td data-label="Interest">
                {money(line.interestMinor)}
                {maths && line.no > 0 && (
                  <span className={classes.formula}>
                    {interestFormula(money(line.openingMinor), percentText(nominalRatePpm), line.period)}
                  </span>
                )}
              </td>
              <td data-label="Principal">{money(line.principalMinor)}</td>
              <td data-label="Left after">{money(line.closingMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
