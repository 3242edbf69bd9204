import { Anchor } from '@mantine/core';
import { useState } from 'react';
import type { Schedule, ScheduleLine } from '#contracts/plans/schedule.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { LineMaths } from './LineMaths.tsx';
import { LinePayments } from './LinePayments.tsx';
import classes from './ScheduleLines.module.css';

interface Props {
  readonly line: ScheduleLine;
  readonly planNumber: string;
  readonly schedule: Pick<Schedule, 'currency' | 'nominalRatePpm'>;
}

/** What an opened line of the schedule consists of, its calculation, and the payments that filled it. */
export function OpenedLine({ line, planNumber, schedule: { currency, nominalRatePpm } }: Props) {
  const [isCalculated, setCalculated] = useState(false);
  const money = (amountMinor: number) => <Money value={{ amountMinor, currency }} />;
  const maths = <LineMaths line={line} currency={currency} ratePpm={nominalRatePpm} />;
  return (
    <>
      {line.no === 0 ? (
        maths
      ) : (
        <>
          <p>
            {money(line.interestMinor)} interest + {money(line.principalMinor)} principal.{' '}
            <Anchor
              component="button"
              type="button"
              inherit
              className={classes.calculation}
              aria-expanded={isCalculated}
              onClick={() => setCalculated(!isCalculated)}
            >
              {isCalculated ? 'Hide the calculation' : 'See the calculation'}
            </Anchor>
          </p>
          {isCalculated && maths}
        </>
      )}
      <LinePayments planNumber={planNumber} lineNo={line.no} />
    </>
  );
}
