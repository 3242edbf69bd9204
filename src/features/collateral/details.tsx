import { List, Stack } from '@mantine/core';
import type { CollateralDetails as Collateral } from '#contracts/collateral/collateral.ts';
import { orderStatuses } from '#src/features/orders/labels.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Share } from '#src/ui/Share.tsx';
import { Status } from '#src/ui/Status.tsx';
import {
  collateralStatuses,
  documentKinds,
  documentStatuses,
  rejectionReasons,
  valuationMethods,
} from './labels.ts';
import { ReviewTimeline } from './ReviewTimeline.tsx';

/** What a reviewer decides about. */
export default function CollateralDetails({ entity: collateral }: { readonly entity: Collateral }) {
  const { type, userId, customerName, order, orderStatus, pledgedTo, valuation, rejection } = collateral;
  return (
    <Stack gap="lg">
      <SumList
        items={[
          { label: 'Status', value: <Status {...collateralStatuses[collateral.status]} /> },
          { label: 'Reviewer', value: collateral.reviewer?.name ?? '–' },
          { label: 'Customer', value: <EntityLink type="user" id={userId} name={customerName} /> },
          { label: 'Kind', value: type.name },
          { label: 'Declared value', value: <Money value={collateral.declaredValue} /> },
          ...(valuation
            ? [
                { label: 'Value', value: <Money value={valuation.value} /> },
                { label: 'Method', value: valuationMethods[valuation.method] },
                { label: 'Valid until', value: <DateText value={valuation.validUntil} /> },
              ]
            : []),
          { label: 'Haircut', value: <Share bps={type.haircutBps} /> },
          { label: 'Counts', value: <Money value={collateral.lendable} /> },
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
          ...(rejection ? [{ label: 'Rejected for', value: rejectionReasons[rejection.reason] }] : []),
        ]}
      />
      <Section title="Documents">
        {collateral.documents.length === 0 ? (
          'None yet.'
        ) : (
          <List size="sm">
            {collateral.documents.map((document) => (
              <List.Item key={document.id}>
                {documentKinds[document.kind]}: {document.fileName}{' '}
                <Status {...documentStatuses[document.status]} />
              </List.Item>
            ))}
          </List>
        )}
      </Section>
      <ReviewTimeline steps={collateral.review} />
    </Stack>
  );
}
