import { Button, Table } from '@mantine/core';
import { useGetQuoteQuery } from '#src/customer/orders/api.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { Page } from '#src/layout/Page.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { usePercentText } from '#src/ui/format/use-percent-text.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { DetailsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import classes from './AcceptFigures.module.css';
import { differences } from './differences.ts';
import parts from './parts.module.css';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

interface Props {
  orderId: string;
  /** The quote that the customer saw, and the one that is valid now. */
  shownQuoteId: string;
  offeredQuoteId: string;
  /** True if the cart is in this browser, so that another plan can be chosen. */
  canChange: boolean;
  onAccept: () => void;
}

/** The quote expired before it was confirmed: shows what has changed, line by line, and asks for a new decision. */
export function AcceptFigures(props: Props) {
  const { orderId, shownQuoteId, offeredQuoteId, canChange, onAccept } = props;
  const format = { money: useMoneyText(), day: useDateText(), percent: usePercentText() };
  const before = useGetQuoteQuery({ params: { orderId, quoteId: shownQuoteId } });
  const now = useGetQuoteQuery({ params: { orderId, quoteId: offeredQuoteId } });
  const error = before.error ?? now.error;
  const rows =
    before.currentData && now.currentData && differences(before.currentData, now.currentData, format);
  const changes = rows?.filter(({ isChanged }) => isChanged).length ?? 0;
  const retry = () => {
    void before.refetch();
    void now.refetch();
  };
  return (
    <Page heading="The amounts have changed" lead="Your quote expired. Nothing was confirmed or paid.">
      {error !== undefined && <ProblemNotice error={error} onRetry={retry} />}
      {!rows && error === undefined && <DetailsSkeleton />}
      {rows && (
        <Card heading={changes === 0 ? 'Nothing changed' : 'What changed'}>
          <Table className={classes.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">
                  <span>Figure</span>
                </Table.Th>
                <Table.Th scope="col">Before</Table.Th>
                <Table.Th scope="col">Now</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ label, before: was, now: is, isChanged }) => (
                <Table.Tr key={label} data-changed={isChanged || undefined}>
                  <Table.Th scope="row">{label}</Table.Th>
                  <Table.Td>{was}</Table.Td>
                  <Table.Td>
                    {is}
                    {isChanged && <span className={classes.mark}> changed</span>}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <div className={parts.row}>
            <Button onClick={onAccept}>Accept the new amounts</Button>
            {canChange && (
              <Button component={AppLink} to={paths.checkout({ step: 'plan' })} variant="default">
                Choose another plan
              </Button>
            )}
          </div>
        </Card>
      )}
    </Page>
  );
}
