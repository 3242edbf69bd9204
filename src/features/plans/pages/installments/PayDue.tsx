import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useListPlansQuery } from '#src/features/plans/own-api.ts';
import { PayDialog } from '#src/features/plans/paying/lazy-dialogs.tsx';

/** Pays what is due on several plans in one payment; shown while something is due. */
export function PayDue() {
  const [opened, setOpened] = useState(false);
  const isPageThere = useAfterFirstData();
  const { data } = useListPlansQuery(
    { query: { sort: ['nextDue'], limit: 20, filter: { status: ['ACTIVE', 'OVERDUE', 'DEFAULTED'] } } },
    { skip: !isPageThere },
  );
  const plans = data?.items ?? [];
  const due = plans.filter(({ dueNow, bankConfirming }) => dueNow.amountMinor > 0 && !bankConfirming);
  return (
    <>
      {due.length > 0 && (
        <Button onClick={() => setOpened(true)}>
          {due.length === 1 ? 'Pay what is due' : `Pay what is due of ${due.length} plans`}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <PayDialog plans={plans} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
