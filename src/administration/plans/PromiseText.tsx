import type { PromiseToPay } from '#contracts/plans/promise.ts';
import { promiseStatuses } from '#src/resources/plans/labels.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { NoWrap } from '#src/ui/format/NoWrap.tsx';
import { Status } from '#src/ui/parts/Status.tsx';

/** A promise to pay: the amount, the date and the outcome. */
export function PromiseText({ promise: { amount, date, status } }: { readonly promise: PromiseToPay }) {
  return (
    <>
      <Money value={amount} />{' '}
      <NoWrap>
        by <DateText value={date} />
      </NoWrap>{' '}
      <Status {...promiseStatuses[status]} />
    </>
  );
}
