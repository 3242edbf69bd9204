import { Anchor, Button, Group, Menu, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { ComingPayments as Coming } from '#contracts/plans/coming-payment.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { Part } from '#src/customer/plans/Part.tsx';
import { useCalendarFile } from '#src/customer/plans/statement/use-calendar-file.ts';
import { comingRows } from '#src/customer/plans/statement/coming-rows.ts';
import { csvFile } from '#src/platform/files/csv.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { monthText } from '#src/ui/format/month-text.ts';
import { ComingPayment } from './ComingPayment.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './ComingPayments.module.css';

const PaymentCalendar = lazyInline(
  () => import('./PaymentCalendar.tsx'),
  <Skeleton height="24rem" mt="sm" />,
);

/** About a quarter of a year. */
const shownFirst = 3;

interface Props {
  readonly coming: {
    readonly data?: Coming | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The future payments below the plans, shown after them; a failure affects only this part. */
export function ComingPayments({ coming: { data, error, isFetching, refetch } }: Props) {
  const isPageThere = useAfterFirstData();
  if (error !== undefined && !isFetching && !data) {
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  }
  return isPageThere && data ? <PaymentsByMonth coming={data} /> : null;
}

/** All future payments of all plans, by month or on a calendar, as the address says. */
function PaymentsByMonth({ coming }: { readonly coming: Coming }) {
  const { locale } = useConfiguration();
  const [all, setAll] = useState(false);
  const more = useFocusOnMount(); // the first month that the removed button has shown
  const calendar = useCalendarFile();
  const { coming: form } = usePageQuery('plans');
  const [, setSearch] = useSearchParams();
  const months = coming.currencies
    .flatMap(({ currency, months: each }) =>
      each.map((month) => ({ ...month, key: `${month.month} ${currency}` })),
    )
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  if (months.length === 0) return null;
  const printAll = () => {
    flushSync(() => setAll(true)); // the page is printed as it is rendered
    window.print();
  };
  const payments = months.flatMap((month) => month.payments);
  const saveRows = () =>
    saveFile('upcoming-payments.csv', 'text/csv;charset=utf-8', csvFile(comingRows(payments)));
  const visibleMonths = all ? months : months.slice(0, shownFirst);
  const other = form === 'calendar' ? 'months' : 'calendar';
  const showOther = () =>
    setSearch(
      (search) => {
        search.set('coming', other);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={classes.coming}>
      <Part
        heading="Upcoming payments"
        action={
          <Group gap="sm" className={classes.actions ?? ''}>
            <Anchor component="button" type="button" size="sm" onClick={showOther}>
              {form === 'calendar' ? 'Months' : 'Calendar'}
            </Anchor>
            <Menu position="bottom-end">
              <Menu.Target>
                <Button
                  variant="transparent"
                  size="compact-sm"
                  px={0}
                  loading={calendar.busy}
                  rightSection={<Icon name="chevron-down" size={14} />}
                >
                  Export
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => void calendar.save('Upcoming payments')}>Add to calendar</Menu.Item>
                <Menu.Item onClick={saveRows}>Save as CSV</Menu.Item>
                <Menu.Item onClick={printAll}>Print</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </Group>
        }
      >
        {form === 'calendar' ? (
          <PaymentCalendar months={months} />
        ) : (
          <ol className={classes.months}>
            {visibleMonths.map(({ key, month, total, payments: due }, index) => (
              <li
                key={key}
                className={classes.month}
                {...(index === shownFirst ? { tabIndex: -1, ref: more } : {})}
              >
                <h3>
                  {monthText(month, locale)} <Money value={total} />
                </h3>
                <ul>
                  {due.map((payment) => (
                    <ComingPayment key={`${payment.planId} ${payment.lineNo}`} payment={payment} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )}
        {form === 'months' && months.length > visibleMonths.length && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            mt="md"
            className={classes.actions ?? ''}
            onClick={() => setAll(true)}
          >
            Show all {months.length} months
          </Anchor>
        )}
      </Part>
    </div>
  );
}
