import { Stack } from '@mantine/core';
import type { Approval } from '#contracts/approvals/approval.ts';
import { Money as MoneyShape } from '#contracts/money.ts';
import { NotificationDetails } from '#contracts/notifications/details.ts';
import { Refund, RefundRequest } from '#contracts/payments/refund.ts';
import { AdministratorRole } from '#contracts/permissions.ts';
import { PlanDetails } from '#contracts/plans/plan.ts';
import { z } from '#contracts/z.ts';
import { roleNames } from '#contracts/permission-names.ts';
import { SendingEffect } from '#src/features/notifications/SendingEffect.tsx';
import { refundReasons } from '#src/features/payments/labels.ts';
import { RefundEffect } from '#src/features/payments/RefundEffect.tsx';
import { planStatuses } from '#src/features/plans/labels.ts';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { EntityFacts } from '#src/ui/EntityFacts.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { NamedEntity } from '#src/ui/NamedEntity.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Status } from '#src/ui/Status.tsx';
import { DecisionButtons } from '#src/actions/DecisionButtons.tsx';
import type { FactsProps } from '#src/lists/define-list.ts';
import { approvalStatuses } from './labels.ts';

const Role = z.object({ role: AdministratorRole });
const Limited = z.object({ creditLimit: MoneyShape });

/** The facts for a second administrator's decision, and what approving would do. */
export default function ApprovalDetails({ entity: approval, actions, onChoose }: FactsProps<Approval>) {
  const { entity, entityName, requestedBy, decidedBy, decidedAt, decisionReason } = approval;
  const requested = z.safeParse(RefundRequest, approval.request).data;
  const { role } = z.safeParse(Role, approval.request).data ?? {};
  const { role: roleBefore } = z.safeParse(Role, approval.change?.before).data ?? {};
  const limit = z.safeParse(Limited, approval.request).data;
  const limitBefore = z.safeParse(Limited, approval.change?.before).data;
  const plan = z.safeParse(PlanDetails, approval.result ?? approval.preview).data;
  const refund = z.safeParse(Refund, approval.result ?? approval.preview).data;
  const notification = z.safeParse(NotificationDetails, approval.result ?? approval.preview).data;
  return (
    <Stack gap="lg">
      <EntityFacts
        {...(requested && {
          figure: { label: 'Amount', value: <Money value={requested.amount} size="large" /> },
        })}
        {...(limit && {
          figure: { label: 'New limit', value: <Money value={limit.creditLimit} size="large" /> },
        })}
        status={<Status {...approvalStatuses[approval.status]} />}
        items={[
          { label: 'About', value: <NamedEntity entity={entity} entityName={entityName} /> },
          ...(limitBefore
            ? [{ label: 'Limit before', value: <Money value={limitBefore.creditLimit} /> }]
            : []),
          ...(roleBefore ? [{ label: 'Role before', value: roleNames[roleBefore] }] : []),
          ...(role ? [{ label: 'New role', value: roleNames[role] }] : []),
          { label: 'Requested by', value: requestedBy.name },
          { label: 'Requested', value: <DateTimeText value={approval.requestedAt} /> },
          ...(requested
            ? [
                { label: 'Reason', value: refundReasons[requested.reason] },
                { label: 'Note', value: requested.note ?? '–' },
              ]
            : [{ label: 'Reason', value: approval.reason ?? '–' }]),
          { label: 'Expires', value: <DateTimeText value={approval.expiresAt} /> },
          ...(decidedBy && decidedAt
            ? [
                { label: 'Decided by', value: decidedBy.name },
                { label: 'Decided', value: <DateTimeText value={decidedAt} /> },
              ]
            : []),
          ...(decisionReason === null ? [] : [{ label: 'Reason given', value: decisionReason }]),
        ]}
      />
      {(refund ?? plan ?? notification) && (
        <Section title={approval.result ? 'What happened' : 'What will happen'}>
          {refund && <RefundEffect refund={refund} />}
          {notification && (
            <SendingEffect
              notification={notification}
              waits={approval.result === null && approval.request?.['at'] === null}
            />
          )}
          {plan && (
            <SumList
              items={[
                { label: 'Status of the plan', value: <Status {...planStatuses[plan.status]} /> },
                { label: 'Principal left', value: <Money value={plan.principalLeft} /> },
                { label: 'Left to pay', value: <Money value={plan.leftToPay} /> },
              ]}
            />
          )}
        </Section>
      )}
      {approval.status === 'PENDING' && (
        <Section title="Decision">
          <DecisionButtons entity={approval} steps={actions} primary={['approve']} onChoose={onChoose} />
        </Section>
      )}
    </Stack>
  );
}
