import type { ComingPayment as Coming } from '#contracts/plans/coming.ts';
import { lineName, lineStatuses } from '#src/features/plans/labels.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Status } from '#src/ui/Status.tsx';

/** Late or due today; that a payment comes later is not worth a word. */
const isPressing = ({ status }: Coming) => status !== 'UPCOMING' && status !== 'PARTIALLY_PAID';

/** A payment to come, in a list: of which plan, when, and how much is open. */
export function ComingPayment({ payment }: { readonly payment: Coming }) {
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
