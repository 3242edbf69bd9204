import type { ComingPayment as Coming } from '#contracts/plans/coming-payment.ts';
import { isWithBank, lineName, lineStatuses, withBank } from '#src/resources/plans/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { NoWrap } from '#src/ui/format/NoWrap.tsx';
import { Status } from '#src/ui/parts/Status.tsx';

/** Whether the payment is late or due today; other states are not labelled. */
const isPressing = ({ status }: Coming) => status !== 'UPCOMING' && status !== 'PARTIALLY_PAID';

/** A future payment in a list: its plan, day and open amount. */
export function ComingPayment({ payment }: { readonly payment: Coming }) {
  const { planNumber, planStatus, bankConfirming, title, lineNo, dueDate, amount, status } = payment;
  const isConfirming = isWithBank({ status: planStatus, bankConfirming }) && lineNo === 0;
  return (
    <li>
      <AppLink to={paths.planDetails({ plan: planNumber })}>{title}</AppLink>
      <Money value={amount} />
      <span>
        <DateText value={dueDate} form="short" /> · <NoWrap>{planNumber}</NoWrap>,{' '}
        {lineName(lineNo).toLowerCase()}
      </span>
      {isConfirming ? <Status {...withBank} /> : isPressing(payment) && <Status {...lineStatuses[status]} />}
    </li>
  );
}
