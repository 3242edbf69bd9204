import { useGetQuoteQuery } from '#src/features/orders/api.ts';
import { quoteReceived } from '#src/features/checkout/draft.ts';
import { useAppDispatch } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CustomerPage } from '#src/layout/CustomerPage.tsx';
import { useDateText } from '#src/ui/use-date-text.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { usePercentText } from '#src/ui/use-percent-text.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { DetailsSkeleton } from '#src/ui/Skeletons.tsx';
import classes from './AcceptFigures.module.css';
import { differences } from './differences.ts';
import parts from './parts.module.css';

export interface AcceptFiguresProps {
  orderId: string;
  /** The quote that the customer saw, and the one that holds now. */
  shown: string;
  offered: string;
}

/** The figures ran out before they were signed: what is different now, line by line, and a new decision. */
export function AcceptFigures({ orderId, shown, offered }: AcceptFiguresProps) {
  const dispatch = useAppDispatch();
  const format = { money: useMoneyText(), day: useDateText(), percent: usePercentText() };
  const before = useGetQuoteQuery({ params: { orderId, quoteId: shown } });
  const now = useGetQuoteQuery({ params: { orderId, quoteId: offered } });
  const error = before.error ?? now.error;
  const rows = before.data && now.data && differences(before.data, now.data, format);
  const changes = rows?.filter(({ isChanged }) => isChanged).length ?? 0;
  const retry = () => {
    void before.refetch();
    void now.refetch();
  };
  return (
    <CustomerPage heading="The amounts have changed" lead="Your quote expired. Nothing was signed or paid.">
      {error !== undefined && <ProblemNotice error={error} onRetry={retry} />}
      {!rows && error === undefined && <DetailsSkeleton />}
      {rows && (
        <Card heading={changes === 0 ? 'Nothing changed' : 'What changed'}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">
                  <span>Figure</span>
                </th>
                <th scope="col">Before</th>
                <th scope="col">Now</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, before: was, now: is, isChanged }) => (
                <tr key={label} data-changed={isChanged || undefined}>
                  <th scope="row">{label}</th>
                  <td>{was}</td>
                  <td>
                    {is}
                    {isChanged && <span className={classes.mark}> changed</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={parts.row}>
            <Button onClick={() => dispatch(quoteReceived(offered))}>Accept the new amounts</Button>
            <ButtonLink to={paths.checkout({ step: 'plan' })} variant="default">
              Choose another plan
            </ButtonLink>
          </div>
        </Card>
      )}
    </CustomerPage>
  );
}
