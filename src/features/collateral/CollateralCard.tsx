import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Collateral, ShownRejection } from '#contracts/collateral/collateral.ts';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { stateOf } from '#src/actions/action.ts';
import { LazyActionDialog } from '#src/actions/LazyActionDialog.tsx';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { paths } from '#src/platform/paths.ts';
import { loadRecovering } from '#src/pwa/release/chunks.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Share } from '#src/ui/Share.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { Status } from '#src/ui/Status.tsx';
import { useConfirmCollateralReturnMutation, useSubmitCollateralMutation } from './own-api.ts';
import { Documents } from './Documents.tsx';
import { answerFieldOf, collateralStatuses, uncountedStatuses } from './labels.ts';
import { removeCollateral } from './own-actions.ts';
import { ReviewTimeline } from './ReviewTimeline.tsx';
import { SaleNotice } from './SaleNotice.tsx';

const ChangeCollateral = lazy(() => loadRecovering(() => import('./ChangeCollateral.tsx')));

const rejections: Readonly<Record<ShownRejection, string>> = {
  VALUE_NOT_SHOWN: 'The documents do not show its value.',
  DOCUMENTS_UNCLEAR: 'The documents cannot be read well enough.',
  OWNERSHIP_UNCLEAR: 'The documents do not show that it belongs to you.',
  NOT_ACCEPTED: 'This is not something that we accept.',
};

const submitWords: Partial<Readonly<Record<Collateral['status'], string>>> = {
  DRAFT: 'Send for review',
  INFO_REQUESTED: 'Send answer',
  EXPIRED: 'Ask for a new valuation',
};

interface Props {
  readonly collateral: Collateral;
  /** The payment ahead that covers the plan again; null without one. */
  readonly payAhead: MoneyValue | null;
  readonly refetch: () => unknown;
}

/** One item of collateral: value, documents, review, and the possible actions. */
export function CollateralCard({ collateral, payAhead, refetch }: Props) {
  const { id, version, type, description, status, valuation, rejection, question } = collateral;
  const moneyText = useMoneyText();
  const content = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const sendOnce = useSendOnce();
  const [submit] = useSubmitCollateralMutation();
  const [confirmReturn] = useConfirmCollateralReturnMutation();
  const params = { collateralId: id };

  async function send(name: string, command: (key: string) => Promise<{ error?: unknown }>) {
    setBusy(true);
    const outcome = await sendOnce(`${name}:${version}`, async (key) => {
      const { error: failed } = await command(key);
      return failed === undefined ? { data: null } : { error: failed };
    });
    setBusy(false);
    setError(outcome.error);
    // its button disappears with the step that it has taken
    if (outcome.error === undefined) content.current?.focus({ preventScroll: true });
  }
  const submitWord = submitWords[status];
  const submitState = stateOf(collateral, 'submit');

  return (
    <Card as="article" heading={description} lead={type.name}>
      <Stack gap="md" mt="xs" ref={content} tabIndex={-1}>
        <Group>
          <Status {...collateralStatuses[status]} />
        </Group>
        <SumList
          items={[
            valuation
              ? { label: 'Value set by the reviewer', value: <Money value={valuation.value} /> }
              : { label: 'Your estimate', value: <Money value={collateral.declaredValue} /> },
            ...(valuation && valuation.value.amountMinor !== collateral.declaredValue.amountMinor
              ? [
                  { label: 'Your estimate', value: <Money value={collateral.declaredValue} /> },
                  { label: 'Difference', value: <Money value={valuation.difference} /> },
                ]
              : []),
            ...(uncountedStatuses.has(status)
              ? []
              : [
                  {
                    label: 'Counts',
                    value: (
                      <>
                        <Money value={collateral.lendable} /> (<Share bps={10_000 - type.haircutBps} />)
                      </>
                    ),
                  },
                ]),
            ...(valuation
              ? [{ label: 'Valid until', value: <DateText value={valuation.validUntil} /> }]
              : []),
          ]}
        />
        {status === 'SHORTFALL' && collateral.shortfall && (
          <StatusAlert color="error" title="It does not cover the plan any more">
            <Money value={collateral.shortfall} /> is missing. Add something else below
            {collateral.pledgedTo && payAhead && (
              <>
                , or{' '}
                <AppLink
                  to={paths.installmentDetails({
                    plan: collateral.pledgedTo.planNumber,
                    ahead: String(payAhead.amountMinor),
                  })}
                >
                  pay {moneyText(payAhead)} of plan {collateral.pledgedTo.planNumber} ahead
                </AppLink>
              </>
            )}
            .
          </StatusAlert>
        )}
        {collateral.saleFrom && collateral.pledgedTo && (
          <StatusAlert color="error" title="It is going to be sold">
            Plan {collateral.pledgedTo.planNumber} is in default. From{' '}
            <DateText value={collateral.saleFrom} /> this may be sold to pay it. To keep it,{' '}
            <AppLink to={paths.installmentDetails({ plan: collateral.pledgedTo.planNumber })}>
              pay what is due
            </AppLink>{' '}
            before it is sold.
          </StatusAlert>
        )}
        {collateral.sale && <SaleNotice sale={collateral.sale} />}
        {status === 'EXPIRED' && (
          <StatusAlert color="warning" title="The valuation has expired">
            Values change. A reviewer has to look at it again; your documents stay.
          </StatusAlert>
        )}
        {status === 'RELEASE_PENDING' && collateral.releaseBy && (
          <StatusAlert color="info" title="You get it back">
            By <DateText value={collateral.releaseBy} /> at the latest.
          </StatusAlert>
        )}
        {rejection && status === 'REJECTED' && (
          <StatusAlert color="error" title="Not accepted">
            {rejections[rejection.reason]} {rejection.note}
          </StatusAlert>
        )}
        <Documents collateral={collateral} />
        {question !== null && (
          <Textarea
            id={answerFieldOf(id)}
            label={`The reviewer asks: ${question}`}
            description="You can add documents above, too."
            value={answer}
            rows={3}
            maxLength={1_000}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        )}
        {error !== undefined && <ProblemNotice error={error} />}
        <Group gap="sm">
          {submitWord !== undefined && submitState && (
            <Button
              loading={busy}
              disabled={!submitState.allowed || (question !== null && answer.trim().length < 3)}
              onClick={() =>
                void send('submit', (key) =>
                  submit({ params, body: { answer: question === null ? null : answer.trim() }, key }),
                )
              }
            >
              {submitWord}
            </Button>
          )}
          {stateOf(collateral, 'confirm-return')?.allowed && (
            <Button
              loading={busy}
              onClick={() => void send('return', (key) => confirmReturn({ params, key }))}
            >
              I have it back
            </Button>
          )}
          {stateOf(collateral, 'change')?.allowed && (
            <Button variant="default" aria-label={`Edit ${description}`} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          {stateOf(collateral, 'remove')?.allowed && (
            <Button variant="default" aria-label={`Remove ${description}`} onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
        </Group>
        {submitState?.reason && submitWord !== undefined && (
          <Text size="sm" c="dimmed">
            {submitState.reason}
          </Text>
        )}
        <ReviewTimeline steps={collateral.review} isOwn />
        {isEditing && (
          <Suspense fallback={null}>
            <ChangeCollateral collateral={collateral} onClose={() => setEditing(false)} />
          </Suspense>
        )}
        {isRemoving && (
          <LazyActionDialog
            action={removeCollateral}
            entity={collateral}
            refetch={refetch}
            onClose={() => setRemoving(false)}
          />
        )}
      </Stack>
    </Card>
  );
}
