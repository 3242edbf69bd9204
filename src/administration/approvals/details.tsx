import { Stack } from '@mantine/core';
import type { Approval } from '#contracts/approvals/approval.ts';
import { NotificationDetails } from '#contracts/notifications/details.ts';
import { Refund, RefundRequest } from '#contracts/payments/refund.ts';
import { PlanDetails } from '#contracts/plans/plan.ts';
import { z } from '#contracts/z.ts';
import { roleNames } from '#contracts/permission-names.ts';
import { SendingEffect } from '#src/administration/notifications/SendingEffect.tsx';
import { refundReasons } from '#src/resources/payments/labels.ts';
import { RefundEffect } from '#src/administration/payments/RefundEffect.tsx';
import { planStatuses } from '#src/resources/plans/labels.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { ChangeShare } from '#src/ui/format/Share.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { NamedEntity } from '#src/ui/parts/NamedEntity.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { stateOf } from '#src/kits/actions/action.ts';
import { reasonText } from '#src/administration/audit/labels.ts';
import { DecisionButtons } from '#src/kits/actions/DecisionButtons.tsx';
import type { FactsProps } from '#src/kits/lists/define-list.ts';
import { decisions } from './actions.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import { approvalStatuses } from './labels.ts';
import { roleIn } from './requested-change.ts';

/** Reads a part of an approval as this shape, which depends on the command; undefined for another command. */
const read = <Shape extends z.ZodMiniType>(shape: Shape, part: unknown) => z.safeParse(shape, part).data;

const effectTitles: Readonly<Record<Approval['status'], string>> = {
  PENDING: 'What will happen',
  APPROVED: 'What happened',
  REJECTED: 'What would have happened',
  WITHDRAWN: 'What would have happened',
  EXPIRED: 'What would have happened',
};

/** Withdrawing is shown only to the person who has requested it. */
const isPertinent =
  (approval: Approval) =>
  ({ name }: { readonly name: string }) =>
    name !== 'withdraw' || stateOf(approval, name)?.allowed === true;

/** The facts for a second administrator's decision, and what approving would do. */
export function ApprovalDetails({ entity: approval, actions, onChoose }: FactsProps<Approval>) {
  const { entity, entityName, requestedBy, decidedBy, decidedAt, decisionReason, request } = approval;
  const { customer, amount, amountBefore, changeBps } = approval;
  const effect = approval.result ?? approval.preview;
  const requested = read(RefundRequest, request);
  const role = roleIn(request);
  const roleBefore = roleIn(approval.change?.before);
  const plan = read(PlanDetails, effect);
  const refund = read(Refund, effect);
  const notification = read(NotificationDetails, effect);
  return (
    <Stack gap="lg">
      <EntityFacts
        {...(amount && {
          figure: {
            label: amountBefore ? 'New limit' : 'Amount',
            value: (
              <>
                {amountBefore && (
                  <>
                    <Money value={amountBefore} /> →{' '}
                  </>
                )}
                <Money value={amount} size="large" />
                {changeBps !== null && (
                  <>
                    {' '}
                    (<ChangeShare bps={changeBps} />)
                  </>
                )}
              </>
            ),
          },
        })}
        status={<Status {...approvalStatuses[approval.status]} />}
        items={[
          { label: 'About', value: <NamedEntity entity={entity} entityName={entityName} /> },
          ...(roleBefore ? [{ label: 'Role before', value: roleNames[roleBefore] }] : []),
          ...(role ? [{ label: 'New role', value: roleNames[role] }] : []),
          { label: 'Requested by', value: requestedBy.name },
          { label: 'Requested', value: <DateTimeText value={approval.requestedAt} /> },
          ...(requested
            ? [
                { label: 'Reason', value: refundReasons[requested.reason] },
                { label: 'Note', value: requested.note ?? '–' },
              ]
            : [{ label: 'Reason', value: reasonText(approval) }]),
          { label: 'Expires', value: <DateTimeText value={approval.expiresAt} /> },
          ...(decidedBy && decidedAt
            ? [
                {
                  label: approval.status === 'WITHDRAWN' ? 'Withdrawn by' : 'Decided by',
                  value: decidedBy.name,
                },
                {
                  label: approval.status === 'WITHDRAWN' ? 'Withdrawn' : 'Decided',
                  value: <DateTimeText value={decidedAt} />,
                },
              ]
            : []),
          ...(decisionReason === null ? [] : [{ label: 'Reason given', value: decisionReason }]),
        ]}
      />
      {customer && (
        <Section title={customer.fullName}>
          <CustomerFacts customer={customer} />
        </Section>
      )}
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
        <DecisionButtons
          entity={approval}
          steps={actions.filter(isPertinent(approval))}
          primary={['approve']}
          decisions={decisions}
          onChoose={onChoose}
        />
      )}
    </Stack>
  );
}
