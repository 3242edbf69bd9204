import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { groupPin } from '#src/features/scratchcards/pin-fields.ts';
import { useRevealScratchcardMutation } from '#src/features/scratchcards/own-api.ts';
import { selectShell } from '#src/platform/shell.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { CopyText } from '#src/ui/CopyText.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import classes from './RevealPin.module.css';
import { ScratchSurface } from './ScratchSurface.tsx';
import { useHold } from './use-hold.ts';

/** How long a PIN stays in sight. */
const shownForMs = 60_000;

/**
 * The PIN of a digital scratchcard under a surface that is scratched off. A button, and holding Space or Enter, do the
 * same. The PIN is asked for only then, is hidden again after a minute, and is read out only on request.
 */
export function RevealPin({ card: { id, pinLast2 } }: { readonly card: Scratchcard }) {
  const [reveal, { isLoading }] = useRevealScratchcardMutation();
  const [error, setError] = useState<unknown>();
  const sendOnce = useSendOnce();
  const { online } = useAppSelector(selectShell);
  const still = useReducedMotion();
  const [pin, setPin] = useState<string | null>(null);
  const [spoken, setSpoken] = useState(false);
  const [round, setRound] = useState(0);

  async function show(): Promise<void> {
    if (!online || isLoading) return;
    // Each time it is shown is a reveal of its own, and is in the audit as such.
    const answer = await sendOnce(`reveal:${id}:${round}`, async (key) => {
      const request = reveal({ params: { scratchcardId: id }, key });
      const result = await request;
      request.reset(); // the answer is not kept in the store
      return result;
    });
    setError(answer.error);
    if (answer.data) setPin(answer.data.pin);
    else setRound(round + 1); // a fresh surface
  }
  function hide(): void {
    setPin(null);
    setSpoken(false);
    setRound(round + 1);
  }
  const hideShown = useEffectEvent(hide);
  useEffect(() => {
    if (pin === null) return;
    const timer = setTimeout(() => hideShown(), shownForMs);
    return () => clearTimeout(timer);
  }, [pin]);
  const hold = useHold(() => void show());

  return (
    <div className={classes.reveal}>
      <div
        className={classes.field}
        {...(pin === null ? hold : {})}
        role="group"
        aria-label="PIN of this card"
      >
        <span aria-hidden="true" className={classes.pin}>
          {pin === null ? `•••• •••• •••• ••${pinLast2}` : groupPin(pin)}
        </span>
        {pin === null && !still && online && <ScratchSurface key={round} onCleared={() => void show()} />}
        <VisuallyHidden>
          <span role="status">
            {pin !== null && (spoken ? Array.from(pin).join(' ') : 'The PIN is shown for 60 seconds.')}
          </span>
        </VisuallyHidden>
      </div>
      {error !== undefined && pin === null && <ProblemNotice error={error} />}
      <Group gap="xs">
        {pin === null ? (
          <Button
            variant="default"
            size="sm"
            loading={isLoading}
            disabled={!online}
            onClick={() => void show()}
          >
            Reveal PIN
          </Button>
        ) : (
          <>
            <Button variant="default" size="sm" onClick={hide}>
              Hide PIN
            </Button>
            <Button variant="default" size="sm" onClick={() => setSpoken(true)}>
              Read PIN aloud
            </Button>
            <CopyText label="Copy PIN" text={pin} />
          </>
        )}
        {!online && (
          <Text size="sm" c="dimmed">
            You’re offline. The PIN can be revealed once you’re back online.
          </Text>
        )}
      </Group>
    </div>
  );
}
