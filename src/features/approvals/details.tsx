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

/** Reads a part of an approval as this shape, which depends on the command; undefined for another command. */
const read = <Shape extends z.ZodMiniType>(shape: Shape, part: unknown) => z.safeParse(shape, part).data;

const effectTitles: Readonly<Record<Approval['status'], string>> = {
  PENDING: 'What will happen',
  APPROVED: 'What happened',
  REJECTED: 'What would have happened',
  EXPIRED: 'What would have happened',
};

/** The facts for a second administrator's decision, and what approving would do. */
export default function ApprovalDetails({ entity: approval, actions, onChoose }: FactsProps<Approval>) {
  const { entity, entityName, requestedBy, decidedBy, decidedAt, decisionReason, request } = approval;
  const before = approval.change?.before;
  const effect = approval.result ?? approval.preview;
  const requested = read(RefundRequest, request);
  const role = read(Role, request)?.role;
  const roleBefore = read(Role, before)?.role;
  const limit = read(Limited, request)?.creditLimit;
  const limitBefore = read(Limited, before)?.creditLimit;
  const plan = read(PlanDetails, effect);
  const refund = read(Refund, effect);
  const notification = read(NotificationDetails, effect);
  return (
    <Stack gap="lg">
      <EntityFacts
        {...(requested && {
          figure: { label: 'Amount', value: <Money value={requested.amount} size="large" /> },
        })}
        {...(limit && {
          figure: { label: 'New limit', value: <Money value={limit} size="large" /> },
        })}
        status={<Status {...approvalStatuses[approval.status]} />}
        items={[
          { label: 'About', value: <NamedEntity entity={entity} entityName={entityName} /> },
          ...(limitBefore ? [{ label: 'Limit before', value: <Money value={limitBefore} /> }] : []),
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
        <Section title={effectTitles[approval.status]}>
          {refund && <RefundEffect refund={refund} />}
          {notification && (
            <SendingEffect
              notification={notification}
              waits={approval.result === null && request?.['at'] === null}
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
