import { Anchor, CloseButton, Group, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { withSettings } from '#src/demo/demo-addresses.ts';
import { type Progress, useProgress } from '#src/demo/tours/use-progress.ts';
import { openedBefore, type Tour } from '#src/demo/tours/tour.ts';
import { tourNamed } from '#src/demo/tours/tours.ts';
import { useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';
import { partTakesFocus } from '#src/ui/focus/return-focus.ts';
import { panelMark, outlinedPart } from './find-target.ts';
import { keepsEscape } from './keeps-escape.ts';
import { placePanel } from './place-panel.ts';
import { StepButtons } from './StepButtons.tsx';
import classes from './TourPanel.module.css';
import { useFound } from './use-found.ts';
import { useMissing } from './use-missing.ts';

/** The tour of this tab; nothing for one that an earlier release had. */
export default function TourPanel({ progress }: { readonly progress: Progress }) {
  const tour = tourNamed(progress.tour);
  return tour && <RunningTour key={progress.tour} tour={tour} progress={progress} />;
}

interface Props {
  readonly tour: Tour;
  readonly progress: Progress;
}

/**
 * Points at one part of the page after another and says what to do there. It is no dialog and takes no focus: the page stays
 * usable, and new steps are announced politely.
 */
function RunningTour({ tour, progress }: Props) {
  const { pathname, search } = useLocation();
  const [, keep] = useProgress();
  const panel = useRef<HTMLElement>(null);
  const step = tour.steps[progress.step];
  const { target, isDone, dialog } = useFound(step);
  const isMissing = useMissing(target === null);
  const goOn = () => keep({ ...progress, step: progress.step + 1, place: null });
  const focusPanel = () => panel.current?.focus();
  useShortcuts({ T: focusPanel });
  useShortcuts({ T: focusPanel }, { in: 'dialog' });

  const address = pathname + search;
  const follow = useEffectEvent(() => {
    if (isDone) goOn();
    else if (target && progress.place !== address) keep({ ...progress, place: address });
  });
  useEffect(() => {
    follow();
  }, [isDone, target, address]);

  useLayoutEffect(() => {
    // in the top layer, which no dialog moves or cuts off
    if (panel.current?.isConnected) panel.current.togglePopover(true);
  }, [dialog]);

  useEffect(() => {
    const outlined = target && outlinedPart(target);
    outlined?.setAttribute('data-tour-target', '');
    return () => outlined?.removeAttribute('data-tour-target');
  }, [target]);
  const isFound = Boolean(target);
  useEffect(() => {
    const pointedAt = document.querySelector<HTMLElement>('[data-tour-target]');
    pointedAt?.scrollIntoView({ block: 'nearest' });
    if (panel.current) placePanel(panel.current, pointedAt, dialog);
  }, [step, isFound, dialog]);

  const opened = openedBefore(tour, progress.step);
  const leave = () => keep(step ? { ...progress, isLeft: true } : null);
  const words = step
    ? [
        progress.step === 0 ? tour.special : '',
        step.text,
        isMissing ? 'If you do not see it, go back to where this step begins.' : '',
      ].join(' ')
    : 'This was the tour. The pages stay as you have left them.';
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes from the buttons in it
    <section
      ref={panel}
      popover="manual"
      aria-label="Guided tour"
      aria-keyshortcuts="Shift+T"
      tabIndex={-1}
      className={classes.panel}
      {...{ [panelMark]: '' }}
      {...keepsEscape}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <div className={classes.head}>
        <Text size="xs" c="dimmed">
          {tour.title}
          {step && `, step ${progress.step + 1} of ${tour.steps.length}`}
        </Text>
        <CloseButton
          aria-label={step ? 'Leave the tour' : 'Close the tour'}
          onClick={leave}
          {...keepsEscape}
        />
      </div>
      <Announced words={words} />
      {isMissing && (
        <Anchor
          size="sm"
          underline="always"
          href={withSettings(progress.place ?? opened.page, { as: opened.as })}
          {...keepsEscape}
        >
          Back to where this step begins
        </Anchor>
      )}
      <Group gap="xs">
        {step && (
          <StepButtons
            key={progress.step}
            ends={step.ends}
            onGoOn={() => {
              focusPanel(); // the pressed button is removed
              goOn();
            }}
            onShow={target ? () => partTakesFocus(target) : null}
          />
        )}
      </Group>
    </section>,
    dialog ?? document.body,
  );
}

/** What to do, said when it changes: a live region announces only what comes into it. */
function Announced({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words)); // the region is in the page by then
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <Text size="sm" role="status">
      {said}
    </Text>
  );
}
