import { Skeleton, Text } from '@mantine/core';
import type { Order } from '#contracts/orders/order.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { ifAny } from '#src/resources/plans/figures.tsx';
import { useGetScheduleQuery } from '#src/customer/plans/api.ts';
import { PrintHead } from '#src/layout/PrintHead.tsx';
import { QuotedSchedule } from '#src/kits/schedule/QuotedSchedule.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { PrintableDialog } from '#src/ui/parts/PrintableDialog.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';

interface Props {
  readonly plan: Plan;
  readonly terms: NonNullable<Order['terms']>;
  readonly onClose: () => void;
}

/** The agreement: the amounts, the first version of the schedule, and the accepted terms. */
export function Agreement({ plan, terms, onClose }: Props) {
  const { data: schedule, error, refetch } = useGetScheduleQuery({ params: { planId: plan.id } });
  const signed = schedule && (schedule.earlier[0] ?? schedule);
  return (
    <PrintableDialog title={`Agreement ${plan.number}`} isThere={signed !== undefined} onClose={onClose}>
      <PrintHead currency={plan.financed.currency} />
      <SumList
        items={[
          { label: 'Order', value: `${plan.orderNumber}, ${plan.title}` },
          { label: 'Offer', value: plan.offer.name },
          { label: 'Down payment', value: <Money value={plan.downPayment} /> },
          { label: 'Financed', value: <Money value={plan.financed} /> },
          ...(schedule
            ? [
                { label: 'Total interest', value: <Money value={schedule.signed.totalInterest} /> },
                { label: 'Total to pay', value: <Money value={schedule.signed.totalPayable} /> },
              ]
            : []),
          { label: 'Nominal rate', value: <Percent ppm={plan.offer.nominalRatePpm} /> },
          ...(plan.aprcShown ? [{ label: 'APRC', value: <Percent ppm={plan.aprcPpm} /> }] : []),
          ...ifAny('Late fee', plan.lateFees.fee),
          ...ifAny('Late fees at most', plan.lateFees.cap),
          { label: 'Terms', value: `Version ${terms.version}` },
          { label: 'Signed', value: <DateTimeText value={terms.acceptedAt} /> },
        ]}
      />
      {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!signed && error === undefined && <Skeleton height="16rem" />}
      {schedule && signed && (
        <QuotedSchedule
          lines={signed.lines}
          currency={schedule.currency}
          nominalRatePpm={schedule.nominalRatePpm}
          caption="The schedule that was confirmed"
          whole
        />
      )}
      <Text size="xs" c="dimmed">
        Fingerprint of the terms (SHA-256): {terms.hash}
      </Text>
    </PrintableDialog>
  );
}
