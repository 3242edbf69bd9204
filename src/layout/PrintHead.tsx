import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Instant } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { FactList } from '#src/ui/parts/Facts.tsx';
import classes from './PrintHead.module.css';

/** On paper only: the lender, the customer, the time of printing and the currency. */
export function PrintHead({ currency }: { readonly currency?: Currency }) {
  const { productName, supportEmail } = useConfiguration();
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  const isPageThere = useAfterFirstData();
  const { data: me } = useGetMeQuery(undefined, { skip: !isCustomer || !isPageThere });
  const now = useTimeOfPrinting();
  return (
    <FactList
      className={classes.head}
      items={[
        { label: 'Lender', value: `${productName}, ${supportEmail}` },
        ...(me?.kind === 'CUSTOMER' ? [{ label: 'Customer', value: me.user.fullName }] : []),
        ...(now === null ? [] : [{ label: 'Printed', value: <DateTimeText value={now} /> }]),
        ...(currency === undefined ? [] : [{ label: 'Amounts in', value: currency }]),
      ]}
    />
  );
}

/** The backend's time when the page was opened, and then of each print; null before hydration. */
function useTimeOfPrinting(): Instant | null {
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [now, setNow] = useState<Instant | null>(null);
  useEffect(() => {
    const update = () => setNow(new Date(Date.now() + aheadMs).toISOString());
    update();
    // the page is printed as soon as the event is over
    const updateAtOnce = () => flushSync(update);
    window.addEventListener('beforeprint', updateAtOnce);
    return () => window.removeEventListener('beforeprint', updateAtOnce);
  }, [aheadMs]);
  return now;
}
