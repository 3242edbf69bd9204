import '@mantine/dates/styles.layer.css';
import { Text } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import { useState } from 'react';
import type { LocalDate } from '#contracts/dates.ts';
import type { ComingPayments } from '#contracts/plans/coming-payment.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { monthText } from '#src/ui/format/month-text.ts';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { ComingPayment } from './ComingPayment.tsx';
import list from './ComingPayments.module.css';
import classes from './PaymentCalendar.module.css';

type Month = ComingPayments['currencies'][number]['months'][number];

interface Props {
  /** The months with payments, at least one. */
  readonly months: readonly Month[];
}

const monthOf = (day: LocalDate) => day.slice(0, 7);
const firstOf = (month: string) => `${month}-01`;

/** A month as a grid with the amounts due on its days, and a list of payments of the month or the selected day. */
export default function PaymentCalendar({ months }: Props) {
  const { locale } = useConfiguration();
  const money = useMoneyText();
  const dateText = useDateText();
  const payments = months.flatMap((month) => month.payments);
  const days = payments.map(({ dueDate }) => dueDate).toSorted();
  const [first, last] = [days.at(0) ?? '', days.at(-1) ?? ''];
  const [month, setMonth] = useState(monthOf(first));
  const [day, setDay] = useState<LocalDate | null>(null);
  const dueOn = (date: LocalDate) => payments.filter(({ dueDate }) => dueDate === date);
  const amounts = (date: LocalDate) => dueOn(date).map(({ amount }) => money(amount));
  const listed = day === null ? payments.filter(({ dueDate }) => monthOf(dueDate) === month) : dueOn(day);
  const totals = months.filter((each) => each.month === month).map(({ total }) => total);
  return (
    <div className={classes.columns}>
      <Calendar
        fullWidth
        size="md"
        maxLevel="month"
        hideOutsideDates
        weekendDays={[]} // weekends are not red: red marks errors
        ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
        classNames={{ day: classes.day ?? '', weekday: classes.weekday ?? '' }}
        minDate={firstOf(monthOf(first))}
        maxDate={last}
        date={firstOf(month)}
        onDateChange={(date) => {
          setMonth(monthOf(date));
          setDay(null);
        }}
        excludeDate={(date) => dueOn(date).length === 0}
        getDayAriaLabel={(date) => [dateText(date, 'long'), ...amounts(date)].join(', ')}
        getDayProps={(date) => ({
          selected: date === day,
          'aria-pressed': date === day,
          'data-due': dueOn(date).length > 0 || undefined,
          onClick: () => setDay(date === day ? null : date),
        })}
        renderDay={(date) => {
          const due = amounts(date);
          return (
            <span className={classes.content}>
              {Number(date.slice(8))}
              {due.length > 0 && (
                <span className={classes.amount}>{due.length === 1 ? due[0] : `${due.length} due`}</span>
              )}
            </span>
          );
        }}
      />
      <section className={list.month} aria-live="polite">
        <h3>
          {day === null ? monthText(month, locale) : dateText(day, 'long')}{' '}
          {day === null && totals.map((total) => <Money key={total.currency} value={total} />)}
        </h3>
        {listed.length === 0 ? (
          <Text size="sm" c="dimmed" mt="xs">
            Nothing is due in this month.
          </Text>
        ) : (
          <ul>
            {listed.map((payment) => (
              <ComingPayment key={`${payment.planId} ${payment.lineNo}`} payment={payment} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
