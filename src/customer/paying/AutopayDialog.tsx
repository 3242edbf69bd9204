import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { useConflict } from '#src/kits/actions/use-conflict.tsx';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { CardForm } from './CardForm.tsx';
import { useSetAutopayMutation } from './api.ts';
import { ownPlanCompares } from './plan-compares.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { Lapse } from './Lapse.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';

interface Props {
  readonly plan: OwnPlan;
  readonly onClose: () => void;
}

/** Chooses the card that pays each instalment automatically, or none. */
export function AutopayDialog({ plan, onClose }: Props) {
  const [set] = useSetAutopayMutation();
  const { online } = useAppSelector(selectShell);
  const sendOnce = useSendOnce();
  const refusalRef = useFocusOnMount(); // the pressed button is far below on a phone
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { base, renderConflict, otherError, acceptUpdates } = useConflict(plan, {
    compares: ownPlanCompares,
    onClose,
  });
  const conflict = renderConflict(error);
  const refusal = otherError(error);

  async function change(cardTokenId: string | null) {
    setBusy(true);
    setError(undefined);
    const { id: planId, version } = base;
    const result = await sendOnce(`autopay ${cardTokenId} ${version}`, async (key) =>
      set({ params: { planId }, body: { cardTokenId }, version, key }),
    );
    setBusy(false);
    if (!result.data) setError(result.error);
    else if (result.data.autopay?.lapsesOn)
      acceptUpdates(true); // another card can be chosen here
    else onClose();
  }

  return (
    <Modal opened onClose={onClose} title="Autopay" closeButtonProps={{ 'aria-label': 'Close' }}>
      {conflict}
      <Stack gap="md" display={conflict === null ? 'flex' : 'none'}>
        <Text size="sm">
          Your card is charged for what is due on each due date, and again 1, 3 and 5 days later if your bank
          refuses it. No late fee arises when one of these works.
        </Text>
        {base.autopay && (
          <>
            {base.autopay.lapsesOn !== null && (
              <StatusAlert
                color="warning"
                role="alert"
                title="Autopay is on, with a card that ends too early"
              >
                <Lapse cardLabel={base.autopay.cardLabel} on={base.autopay.lapsesOn} />
              </StatusAlert>
            )}
            <Text size="sm">
              {base.autopay.cardLabel}
              {base.autopay.stopped && ' is no longer charged. Choose a card.'}
              {base.autopay.nextOn !== null && (
                <>
                  {' '}
                  is charged next on <DateText value={base.autopay.nextOn} />.
                </>
              )}
            </Text>
            <Button variant="default" loading={busy} disabled={!online} onClick={() => void change(null)}>
              Turn autopay off
            </Button>
          </>
        )}
        {refusal !== undefined && (
          <div tabIndex={-1} ref={refusalRef}>
            <ProblemNotice error={refusal} />
          </div>
        )}
        <CardForm
          submitLabel={base.autopay ? 'Use this card' : 'Turn autopay on'}
          busy={busy}
          onToken={({ id }) => void change(id)}
        />
      </Stack>
    </Modal>
  );
}
