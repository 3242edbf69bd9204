import { CloseButton, Group, Text } from '@mantine/core';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useStripHandle } from '#src/demo/use-running.ts';
import { movedTo, type Progress, useProgress, wentOn } from '#src/demo/tours/use-progress.ts';
import type { Tour } from '#src/demo/tours/tour.ts';
import { tourNamed } from '#src/demo/tours/tours.ts';
import { partTakesFocus } from '#src/ui/focus/return-focus.ts';
import { panelMark, outlinedPart } from './find-target.ts';
import { keepsEscape } from './keeps-escape.ts';
import { placePanel } from './place-panel.ts';
import { AfterTour } from './AfterTour.tsx';
import { StepAgain } from './StepAgain.tsx';
import { StepButtons } from './StepButtons.tsx';
import classes from './TourPanel.module.css';
import { useCalls } from './use-calls.ts';
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
  const { target, isDone, dialog } = useFound(step, progress.isAgain);
  const isMissing = useMissing(target === null);
  const handle = useStripHandle();
  /** How many steps have led to the data, now. */
  const placeNow = () => handle?.place() ?? null;
  const place = useSyncExternalStore(handle?.subscribe ?? silent, placeNow);
  const address = pathname + search;
  const goOn = (opened = address) => keep(wentOn(progress, { address: opened, place: placeNow() }));
  const focusPanel = () => panel.current?.focus();
  const isCallable = useCalls(panel);

  const follow = useEffectEvent(() => {
    const moved = place === null ? progress : movedTo(progress, place);
    const start = progress.starts[progress.step];
    if (moved !== progress) keep(moved);
    else if (isDone) goOn();
    else if (target?.isConnected && start?.address !== address)
      keep({
        ...progress,
        starts: progress.starts.with(progress.step, { address, place: start?.place ?? null }),
      });
  });
  useEffect(() => {
    follow();
  }, [isDone, target, address, place]);

  useLayoutEffect(() => {
    // in the top layer, which no dialog moves or cuts off
    if (panel.current?.isConnected) panel.current.togglePopover(true);
  }, [dialog]);

  useEffect(() => {
    const outlined = target && outlinedPart(target);
    outlined?.setAttribute('data-tour-target', '');
    return () => outlined?.removeAttribute('data-tour-target');
  }, [target]);
  useEffect(() => {
    const pointedAt = document.querySelector<HTMLElement>('[data-tour-target]');
    pointedAt?.scrollIntoView({ block: 'nearest' });
    if (panel.current) placePanel(panel.current, pointedAt, dialog);
  }, [step, target, dialog]);

  const leave = () => keep(step ? { ...progress, isLeft: true } : null);
  const words = step
    ? [
        progress.step === 0 ? tour.special : '',
        step.text,
        progress.isAgain ? 'The tour is at this step again.' : '',
        isMissing ? 'If you do not see it, start this step again.' : '',
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
      {isMissing && <StepAgain tour={tour} progress={progress} onFocus={focusPanel} />}
      <Group gap="xs">
        {step && (
          <StepButtons
            key={progress.step}
            ends={step.ends}
            onGoOn={(opened) => {
              focusPanel(); // the pressed button is removed
              goOn(opened);
            }}
            onShow={target ? () => partTakesFocus(target) : null}
          />
        )}
        {!step && <AfterTour name={progress.tour} />}
      </Group>
      {isCallable && (
        <Text size="xs" c="dimmed" className={classes.keys ?? ''}>
          Shift+T leads here, also from a menu, and back.
        </Text>
      )}
    </section>,
    dialog ?? document.body,
  );
}

const silent = () => () => undefined;

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
