import { groupDigits } from '#src/kits/forms/group-digits.ts';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useRevealScratchcardMutation } from '#src/customer/scratchcards/api.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { CopyText } from '#src/ui/parts/CopyText.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './RevealPin.module.css';
import { ScratchSurface } from './ScratchSurface.tsx';
import { useHold } from './use-hold.ts';

/** How long a PIN is visible, in ms. */
const shownForMs = 60_000;

interface Props {
  readonly card: Scratchcard;
  /** Called with the PIN to redeem it. */
  readonly onUse: (pin: string) => void;
}

/**
 * The PIN of a digital scratchcard under a surface that is scratched off; a button, or holding Space or Enter, does
 * the same. The PIN is fetched only then, hidden again after a minute, and read aloud only on request.
 */
export function RevealPin({ card: { id, pinLast2 }, onUse }: Props) {
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
    // Each round is a separate reveal with its own audit entry, so it has its own key.
    const response = await sendOnce(`reveal:${id}:${round}`, async (key) => {
      const request = reveal({ params: { scratchcardId: id }, key });
      const result = await request;
      request.reset(); // removes the answer from the store
      return result;
    });
    setError(response.error);
    if (response.data) setPin(response.data.pin);
    else setRound(round + 1); // the next round starts with a new surface
  }
  function hide(): void {
    setPin(null);
    setSpoken(false);
    setRound(round + 1);
  }
  const buttons = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const hideShown = useEffectEvent(() => {
    if (buttons.current?.contains(document.activeElement)) toggle.current?.focus(); // the others are removed
    hide();
  });
  useEffect(() => {
    if (pin === null) return;
    const timer = setTimeout(() => hideShown(), shownForMs);
    return () => clearTimeout(timer);
  }, [pin]);
  const hold = useHold(() => void show());
  const hint = useId();
  const canHold = pin === null && online;

  return (
    <div className={classes.reveal}>
      <div
        className={classes.field}
        {...(pin === null ? hold : { tabIndex: -1 })} // where the keys were held, the focus stays
        role="group"
        aria-label="PIN of this card"
        aria-describedby={canHold ? hint : undefined}
      >
        <span aria-hidden="true" translate="no" className={classes.pin}>
          {pin === null ? `•••• •••• •••• ••${pinLast2}` : groupDigits(pin)}
        </span>
        {canHold && !still && <ScratchSurface key={round} onCleared={() => void show()} />}
        {canHold && (
          <span id={hint} className={classes.hint}>
            Hold Space to reveal
          </span>
        )}
        <VisuallyHidden>
          <span role="status">
            {pin !== null && (spoken ? Array.from(pin).join(' ') : 'The PIN is shown for 60 seconds.')}
          </span>
        </VisuallyHidden>
      </div>
      {error !== undefined && pin === null && <ProblemNotice error={error} />}
      <Group gap="xs" ref={buttons}>
        {pin !== null && (
          <Button
            size="sm"
            onClick={() => {
              onUse(groupDigits(pin));
              hide();
            }}
          >
            Redeem this card
          </Button>
        )}
        {/* One button, never disabled by a press, so that it keeps the focus. */}
        <Button
          ref={toggle}
          variant="default"
          size="sm"
          disabled={pin === null && !online}
          onClick={pin === null ? () => void show() : hide}
        >
          {pin !== null ? 'Hide PIN' : isLoading ? 'Revealing…' : 'Reveal PIN'}
        </Button>
        {pin !== null && (
          <>
            <Button variant="default" size="sm" onClick={() => setSpoken(true)}>
              Read PIN aloud
            </Button>
            <CopyText label="Copy PIN" text={pin} />
          </>
        )}
        <NeedsNetwork variant="text">The PIN can be revealed once you’re back online.</NeedsNetwork>
      </Group>
    </div>
  );
}
