import { Button, Group, Skeleton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useFrequentChanges } from '#src/api/use-frequent-changes.ts';
import { CancelUnpaidOrder } from '#src/customer/plans/CancelUnpaidOrder.tsx';
import { FinishPaying } from '#src/customer/plans/FinishPaying.tsx';
import { LateNotice } from '#src/customer/plans/LateNotice.tsx';
import { PlanActions } from '#src/customer/plans/PlanActions.tsx';
import { ShortfallNotice } from '#src/customer/plans/ShortfallNotice.tsx';
import { isWithBank } from '#src/resources/plans/labels.ts';
import { Page } from '#src/layout/Page.tsx';
import { PrintHead } from '#src/layout/PrintHead.tsx';
import { lazyDialogOf } from '#src/ui/loading/lazy-dialog.tsx';
import { lazyInlineOf } from '#src/ui/loading/lazy-inline.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { StripWalk } from '#src/kits/schedule/StripWalk.tsx';
import classes from './PlanView.module.css';
import { PlanPayments } from './PlanPayments.tsx';
import { PlanFigures } from './PlanFigures.tsx';
import { PlanNumber } from './PlanNumber.tsx';
import { PlanSchedule } from './PlanSchedule.tsx';
import { usePaymentToConfirm } from '#src/customer/plans/use-plan-payments.ts';

const load = () => import('./RecordsAndHistory.tsx');
const PlanRecords = lazyInlineOf(load, (parts) => parts.PlanRecords);
const PlanHistory = lazyInlineOf(load, (parts) => parts.PlanHistory);
const ConfirmPayment = lazyDialogOf(
  () => import('#src/customer/plans/documents/dialogs.ts'),
  (dialogs) => dialogs.ConfirmPayment,
);

/** A plan: strip, figures, schedule and payments. A failure affects only its own part. */
export function PlanView({ plan }: { readonly plan: Plan }) {
  const [openLine, setOpenLine] = useState<number | null>(null);
  const [confirming, setConfirming] = useState<string | null>(null);
  const toConfirm = usePaymentToConfirm(plan);
  const tableId = useId();
  const rowId = (line: number) => `${tableId}-line-${line}`;
  const { currency } = plan.financed;
  return (
    <Page
      heading={plan.title}
      below="plans"
      lead={<PlanNumber plan={plan} />}
      areActionsBeside={plan.status !== 'PENDING' && plan.dueNow.amountMinor > 0 && !plan.bankConfirming}
      actions={<HeadActions plan={plan} toConfirm={toConfirm} onConfirm={setConfirming} />}
    >
      <PrintHead currency={currency} />
      <LateNotice plan={plan} />
      <ShortfallNotice plan={plan} />
      <StripWalk
        segments={plan.strip}
        currency={currency}
        label={`Schedule of ${plan.number}`}
        twinId={tableId}
        wordsOf={({ no }) => (no === 0 && isWithBank(plan) ? 'with your bank' : null)}
        onChoose={({ no }) => {
          setOpenLine(no);
          document.getElementById(rowId(no))?.scrollIntoView({ block: 'nearest' });
        }}
      />
      <PlanFigures plan={plan} />
      <div className={classes.columns}>
        <PlanSchedule plan={plan} id={tableId} rowId={rowId} openLine={openLine} onOpen={setOpenLine} />
        <div className={classes.aside}>
          <PlanPayments plan={plan} onConfirm={setConfirming} />
          <AfterFirstData>
            <PlanRecords plan={plan} />
          </AfterFirstData>
        </div>
        <div>
          <AfterFirstData>
            <PlanHistory plan={plan} />
          </AfterFirstData>
        </div>
      </div>
      {confirming !== null && (
        <ConfirmPayment paymentId={confirming} plan={plan} onClose={() => setConfirming(null)} />
      )}
    </Page>
  );
}

interface HeadActionsProps extends ToConfirmProps {
  readonly plan: Plan;
}

function HeadActions({ plan, toConfirm, onConfirm }: HeadActionsProps) {
  return (
    <div className={`${classes.actions} ${classes.screen}`}>
      {toConfirm === null ? (
        <FinishPaying plan={plan} />
      ) : (
        <ToConfirm toConfirm={toConfirm} onConfirm={onConfirm} />
      )}
      <PlanActions planId={plan.id} waiting={<Skeleton height="2.625rem" width="14rem" />} />
      <CancelUnpaidOrder key={plan.id} plan={plan} />
    </div>
  );
}

interface ToConfirmProps {
  /** The payment that the bank wants its customer to confirm; undefined while that is not known. */
  readonly toConfirm: ReturnType<typeof usePaymentToConfirm>;
  readonly onConfirm: (paymentId: string) => void;
}

/** Says that the bank waits for its customer, and leads to its question. */
function ToConfirm({ toConfirm, onConfirm }: ToConfirmProps) {
  const money = useMoneyText();
  useFrequentChanges(true); // it can be confirmed elsewhere, or too late
  return (
    toConfirm && (
      <Group gap="xs">
        <span>Your bank asks you to confirm the payment</span>
        <Button onClick={() => onConfirm(toConfirm.id)}>Confirm {money(toConfirm.amount)}</Button>
      </Group>
    )
  );
}

/** Renders its children after the page's first content. */
function AfterFirstData({ children }: { readonly children: ReactNode }) {
  return useAfterFirstData() && children;
}
