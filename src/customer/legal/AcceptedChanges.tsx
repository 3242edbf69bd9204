import { Anchor } from '@mantine/core';
import type { LegalDocument } from '#contracts/legal/document.ts';
import type { Order } from '#contracts/orders/order.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';

interface Props {
  /** The terms accepted with an order. */
  readonly accepted: NonNullable<Order['terms']>;
  readonly current: Pick<LegalDocument, 'effectiveFrom'>;
}

/** Says that the terms have changed since they were accepted and what that means, with a link to the changes. */
export function AcceptedChanges({ accepted: { version, acceptedAt }, current }: Props) {
  return (
    <>
      The terms have changed since you accepted them on <DateTimeText value={acceptedAt} form="day" />. The
      new version applies to plans from <DateText value={current.effectiveFrom} /> on; yours keeps the terms
      you signed.{' '}
      <Anchor component={AppLink} to={paths.terms({ since: version })} inherit>
        See what changed
      </Anchor>
    </>
  );
}
