import { VisuallyHidden } from '@mantine/core';
import type { ComingPayment as Coming } from '#contracts/plans/coming-payment.ts';
import { isWithBank, lineName, lineStatuses, withBank } from '#src/resources/plans/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Status } from '#src/ui/parts/Status.tsx';

/** Whether the payment is late or due today; other states are not labelled. */
const isPressing = ({ status }: Coming) =>
  status !== 'UPCOMING' && status !== 'DUE_SOON' && status !== 'PARTIALLY_PAID';

/** A future payment in a list: its day, plan and open amount. */
export function ComingPayment({ payment }: { readonly payment: Coming }) {
  const { planNumber, planStatus, bankConfirming, title, lineNo, dueDate, amount, status } = payment;
  const isConfirming = isWithBank({ status: planStatus, bankConfirming }) && lineNo === 0;
  return (
    <li>
      <span>
        <DateText value={dueDate} form="short" /> ·{' '}
        <AppLink to={paths.planDetails({ plan: planNumber })}>
          {title}
          <VisuallyHidden>
            , {planNumber}, {lineName(lineNo).toLowerCase()}
          </VisuallyHidden>
        </AppLink>
      </span>
      <Money value={amount} />
      {isConfirming ? <Status {...withBank} /> : isPressing(payment) && <Status {...lineStatuses[status]} />}
    </li>
  );
}
