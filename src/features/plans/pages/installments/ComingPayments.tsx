import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { ComingPayment, ComingPayments as Coming } from '#contracts/plans/coming.ts';
import { lineName, lineStatuses } from '#src/features/plans/labels.ts';
import { ComingCalendarButton } from '#src/features/plans/statement/ComingCalendarButton.tsx';
import { comingRows } from '#src/features/plans/statement/coming-rows.ts';
import { csvFile } from '#src/platform/csv.ts';
import { paths } from '#src/platform/paths.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Status } from '#src/ui/Status.tsx';
import classes from './ComingPayments.module.css';
import { monthText } from '#src/ui/month-text.ts';

/** About a quarter of a year. */
const shownFirst = 3;

/** All payments to come, of all plans, by month. */
export default function ComingPayments({ coming }: { readonly coming: Coming }) {
  const { locale } = useConfiguration();
  const [all, setAll] = useState(false);
  const months = coming.currencies.flatMap(({ currency, months: each }) =>
    each.map((month) => ({ ...month, key: `${month.month} ${currency}` })),
  );
  if (months.length === 0) return null;
  const payments = months.flatMap((month) => month.payments);
  const shown = all ? months : months.slice(0, shownFirst);
  return (
    <Card heading="Coming payments" lead="All your plans, month by month.">
      <ol className={classes.months}>
        {shown.map(({ key, month, total, payments: due }) => (
          <li key={key}>
            <h3>
              {monthText(month, locale)} <Money value={total} />
            </h3>
            <ul>
              {due.map((payment) => (
                <Payment key={`${payment.planId} ${payment.lineNo}`} payment={payment} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Group gap="xs" mt="md" className={classes.actions}>
        {months.length > shown.length && (
          <Button variant="default" size="sm" onClick={() => setAll(true)}>
            Show all {months.length} months
          </Button>
        )}
        <ComingCalendarButton name="Coming payments" payments={payments} />
        <Button
          variant="default"
          size="sm"
          onClick={() =>
            saveFile('coming-payments.csv', 'text/csv;charset=utf-8', csvFile(comingRows(payments)))
          }
        >
          Save as CSV
        </Button>
        <Button variant="default" size="sm" onClick={() => window.print()}>
          Print
        </Button>
      </Group>
    </Card>
  );
}

/** Late or due today; that a payment comes later is not worth a word. */
const isPressing = ({ status }: ComingPayment) => status !== 'UPCOMING' && status !== 'PARTIALLY_PAID';

function Payment({ payment }: { readonly payment: ComingPayment }) {
  const { planNumber, title, lineNo, dueDate, amount, status } = payment;
  return (
    <li>
      <div>
        <AppLink to={paths.installmentDetails({ plan: planNumber })}>{title}</AppLink>
        <span>
          <DateText value={dueDate} form="short" /> · {planNumber}, {lineName(lineNo).toLowerCase()}
        </span>
      </div>
      <div>
        <Money value={amount} />
        {isPressing(payment) && <Status {...lineStatuses[status]} />}
      </div>
    </li>
  );
}
