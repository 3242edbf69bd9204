import { Grid, Stack } from '@mantine/core';
import type { CollateralDetails as Collateral } from '#contracts/collateral/collateral.ts';
import { stateOf } from '#src/kits/actions/action.ts';
import { DecisionButtons } from '#src/kits/actions/DecisionButtons.tsx';
import { orderStatuses } from '#src/resources/orders/labels.ts';
import { CustomerLink } from '#src/administration/users/CustomerLink.tsx';
import type { FactsProps } from '#src/kits/lists/define-list.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { Share } from '#src/ui/format/Share.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { decisions } from './actions.tsx';
import { collateralStatuses, rejectionReasons, valuationMethods } from '#src/resources/collateral/labels.ts';
import { Checks } from './review/Checks.tsx';
import { DocumentViewer } from './review/DocumentViewer.tsx';
import { ReviewTimeline } from '#src/resources/collateral/ReviewTimeline.tsx';

/** Actions about a sale; a reviewer need not read why collateral that secures no plan cannot be sold. */
const ofSales: ReadonlySet<string> = new Set(['announce-sale', 'sell']);

/** What is possible once in the life of a collateral; why it is not possible now need not be read. */
const isPertinent =
  (collateral: Collateral) =>
  ({ name }: { readonly name: string }) =>
    name === 'accept'
      ? stateOf(collateral, name)?.allowed === true
      : collateral.pledgedTo !== null || !ofSales.has(name);

/** A reviewer's page: the files on one side, the facts and the decision on the other; without files the facts there. */
export function CollateralDetails({ entity: collateral, actions, onChoose }: FactsProps<Collateral>) {
  const hasDocuments = collateral.documents.length > 0;
  const facts = (
    <>
      <Facts collateral={collateral} />
      <ReviewTimeline steps={collateral.review} />
    </>
  );
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="lg">
          {!hasDocuments && facts}
          <Section title="Documents">
            <DocumentViewer documents={collateral.documents} mayRead={collateral.mayReadDocuments} />
          </Section>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="lg">
          <Section title="Checks">
            <Checks collateral={collateral} />
          </Section>
          <DecisionButtons
            entity={collateral}
            steps={actions.filter(isPertinent(collateral))}
            primary={[stateOf(collateral, 'accept')?.allowed ? 'accept' : 'take', 'approve']}
            decisions={decisions}
            onChoose={onChoose}
          />
          {hasDocuments && facts}
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

function Facts({ collateral }: { readonly collateral: Collateral }) {
  const { type, userId, customerName, order, orderStatus, pledgedTo, valuation, rejection } = collateral;
  const { saleFrom, sale } = collateral;
  return (
    <EntityFacts
      figure={{ label: 'Lending value', value: <Money value={collateral.lendable} size="large" /> }}
      status={<Status {...collateralStatuses[collateral.status]} />}
      items={[
        ...(collateral.needed
          ? [{ label: 'Needed in total', value: <Money value={collateral.needed} /> }]
          : []),
        { label: 'Reviewer', value: collateral.reviewer?.name ?? '–' },
        {
          label: 'Customer',
          value: (
            <CustomerLink id={userId} name={customerName} daysPastDue={collateral.customerDaysPastDue} />
          ),
        },
        { label: 'Kind', value: type.name },
        { label: 'Declared value', value: <Money value={collateral.declaredValue} /> },
        ...(collateral.yearMade === null ? [] : [{ label: 'Made in', value: String(collateral.yearMade) }]),
        ...(valuation
          ? [
              { label: 'Value', value: <Money value={valuation.value} /> },
              { label: 'Method', value: valuationMethods[valuation.method] },
              { label: 'Valid until', value: <DateText value={valuation.validUntil} /> },
            ]
          : []),
        { label: 'Haircut', value: <Share bps={type.haircutBps} /> },
        ...(collateral.shortfall
          ? [{ label: 'Shortfall', value: <Money value={collateral.shortfall} /> }]
          : []),
        ...(order
          ? [{ label: 'Order', value: <EntityLink type="order" id={order.id} name={order.number} /> }]
          : []),
        ...(orderStatus
          ? [{ label: 'Order status', value: <Status {...orderStatuses[orderStatus]} /> }]
          : []),
        ...(pledgedTo
          ? [
              {
                label: 'Plan',
                value: <EntityLink type="plan" id={pledgedTo.planId} name={pledgedTo.planNumber} />,
              },
            ]
          : []),
        ...(saleFrom ? [{ label: 'May be sold from', value: <DateText value={saleFrom} /> }] : []),
        ...(sale
          ? [
              { label: 'Sold on', value: <DateText value={sale.soldOn} /> },
              { label: 'Proceeds', value: <Money value={sale.proceeds} /> },
              { label: 'Paid of the plan', value: <Money value={sale.paid} /> },
              { label: 'To the wallet', value: <Money value={sale.surplus} /> },
              {
                label: 'Payment',
                value: <EntityLink type="payment" id={sale.paymentId} name="View payment" />,
              },
            ]
          : []),
        ...(rejection ? [{ label: 'Rejected for', value: rejectionReasons[rejection.reason] }] : []),
      ]}
    />
  );
}
