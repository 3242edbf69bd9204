import { Button, Group, Text, Textarea } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { type Collateral, maxAnswerLength } from '#contracts/collateral/collateral.ts';
import { stateOf } from '#src/kits/actions/action.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { tooLong } from '#src/kits/forms/too-long.ts';
import { usePersistedForm } from '#src/kits/forms/use-persisted-form.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { answerFieldOf } from '#src/resources/collateral/labels.ts';
import { useConfirmCollateralReturnMutation, useSubmitCollateralMutation } from './api.ts';

const submitWords: Partial<Readonly<Record<Collateral['status'], string>>> = {
  DRAFT: 'Send for review',
  INFO_REQUESTED: 'Send answer',
  EXPIRED: 'Ask for a new valuation',
};

interface Props {
  readonly collateral: Collateral;
  /** Called after a step, which has removed its button. */
  readonly onSent: () => void;
  /** Further buttons, after those of the next step. */
  readonly children: ReactNode;
}

/** The next step of an item, with the answer to the reviewer's question if there is one. */
export function CollateralSteps({ collateral, onSent, children }: Props) {
  const { id, version, status, question } = collateral;
  const { online } = useAppSelector(selectShell);
  const field = useRef<HTMLTextAreaElement>(null);
  const persistedForm = usePersistedForm(`answer.${id}`);
  const [typed, setTyped] = useState(persistedForm.texts['answer'] ?? '');
  const [isTooShort, setTooShort] = useState(false);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const sendOnce = useSendOnce();
  const [submit] = useSubmitCollateralMutation();
  const [confirmReturn] = useConfirmCollateralReturnMutation();
  const answer = question === null ? null : typed.trim();
  const lengthFault = tooLong(typed.trim(), maxAnswerLength);
  const params = { collateralId: id };
  const submitWord = submitWords[status];
  const submitState = submitWord === undefined ? undefined : stateOf(collateral, 'submit');
  const mayConfirm = stateOf(collateral, 'confirm-return')?.allowed === true;

  async function send(name: string, command: (key: string) => Promise<{ error?: unknown }>) {
    setBusy(true);
    const outcome = await sendOnce(`${name}:${version}`, async (key) => {
      const { error: failed } = await command(key);
      return failed === undefined ? { data: null } : { error: failed };
    });
    setBusy(false);
    setError(outcome.error);
    if (outcome.error !== undefined) return;
    setTyped('');
    persistedForm.drop();
    onSent();
  }
  const handIn = () => {
    const isShort = answer !== null && answer.length < 3;
    setTooShort(isShort);
    if (isShort || lengthFault !== false) field.current?.focus();
    else void send(`submit ${answer ?? ''}`, (key) => submit({ params, body: { answer }, key }));
  };
  return (
    <>
      {question !== null && (
        <Textarea
          ref={field}
          id={answerFieldOf(id)}
          label={`The reviewer asks: ${question}`}
          description="You can add documents above, too."
          value={typed}
          rows={3}
          error={isTooShort ? 'Answer in at least 3 characters' : lengthFault}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            persistedForm.set('answer', currentTarget.value);
            setTooShort(false);
          }}
        />
      )}
      {error !== undefined && <ProblemNotice error={error} />}
      <Group gap="sm">
        {submitState && (
          <Button loading={busy} disabled={!submitState.allowed || !online} onClick={handIn}>
            {submitWord}
          </Button>
        )}
        {mayConfirm && (
          <Button
            loading={busy}
            disabled={!online}
            onClick={() => void send('return', (key) => confirmReturn({ params, key }))}
          >
            I have it back
          </Button>
        )}
        {children}
      </Group>
      {submitState?.reason && (
        <Text size="sm" c="dimmed">
          {submitState.reason}
        </Text>
      )}
      {(submitState?.allowed || mayConfirm) && (
        <NeedsNetwork variant="text">It can be sent once you’re back online.</NeedsNetwork>
      )}
    </>
  );
}
