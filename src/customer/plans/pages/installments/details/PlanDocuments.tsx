import { Anchor, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contracts/orders/order.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { lazyDialogOf } from '#src/ui/loading/lazy-dialog.tsx';
import { useGetOrderQuery } from '#src/customer/orders/api.ts';
import { StatementLinks } from '#src/customer/plans/statement/StatementLinks.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './PlanView.module.css';
import { Part } from '#src/customer/plans/Part.tsx';

const load = () => import('#src/customer/plans/documents/dialogs.ts');
const Agreement = lazyDialogOf(load, (dialogs) => dialogs.Agreement);
const SignedTerms = lazyDialogOf(load, (dialogs) => dialogs.SignedTerms);

/** The states of orders whose address shows a receipt. */
const withReceipt: ReadonlySet<Order['status']> = new Set(['ACTIVE', 'COMPLETED', 'REFUNDED', 'WITHDRAWN']);

/** The agreement, the terms and the statement of a plan; receipts of payments are with the payments. */
export function PlanDocuments({ plan }: { readonly plan: Plan }) {
  const { orderId } = plan;
  const { data: order, error, isFetching, refetch } = useGetOrderQuery({ params: { orderId } });
  const [opened, setOpened] = useState<'agreement' | 'terms' | null>(null);
  const close = () => setOpened(null);
  const terms = order?.terms;
  return (
    <Part isForScreen heading="Documents">
      {error !== undefined && !isFetching && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {order === undefined && error === undefined ? (
        <Skeleton height="3.25rem" />
      ) : (
        <div className={classes.links}>
          {terms && (
            <>
              <Anchor component="button" type="button" size="sm" onClick={() => setOpened('agreement')}>
                Agreement
              </Anchor>
              <Anchor component="button" type="button" size="sm" onClick={() => setOpened('terms')}>
                Terms you signed
              </Anchor>
            </>
          )}
          {order && withReceipt.has(order.status) && (
            <Anchor component={AppLink} size="sm" to={paths.checkoutConfirmation({ order: orderId })}>
              Order {order.number}
            </Anchor>
          )}
          <StatementLinks plan={plan} />
        </div>
      )}
      {opened === 'agreement' && terms && <Agreement plan={plan} terms={terms} onClose={close} />}
      {opened === 'terms' && terms && <SignedTerms terms={terms} onClose={close} />}
    </Part>
  );
}
