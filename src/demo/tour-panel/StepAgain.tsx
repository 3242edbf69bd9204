import { Anchor } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DemoPerson } from '#contracts/mock-in-page.ts';
import { withSettings } from '#src/demo/demo-addresses.ts';
import { openedBefore, type Tour } from '#src/demo/tours/tour.ts';
import { beganAgain, type Progress, useProgress } from '#src/demo/tours/use-progress.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { findTarget } from './find-target.ts';
import { keepsEscape } from './keeps-escape.ts';

interface Props {
  readonly tour: Tour;
  readonly progress: Progress;
  /** Moves the focus to the panel, as the link is removed. */
  readonly onFocus: () => void;
}

/**
 * Leads to the page where the step began, as its person. What it points at may be in a dialog, or follow from what was typed
 * there: then the tour goes back to the last step of that page that the page shows.
 */
export function StepAgain({ tour, progress, onFocus }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [, keep] = useProgress();
  const role = useAppSelector(selectRole);
  const opened = openedBefore(tour, progress.step);
  const address = progress.starts[progress.step]?.address ?? opened.page;
  const isHere = pathname + search === address;

  const goBack = () => {
    const step = isHere ? shownBefore(tour, progress) : -1;
    if (step >= 0) keep(beganAgain(progress, step));
    return step >= 0;
  };
  const resume = useEffectEvent(goBack);
  useEffect(() => {
    if (progress.isAgain) resume();
  }, [progress.isAgain, isHere]);

  return (
    <Anchor
      size="sm"
      underline="always"
      href={withSettings(address, { as: opened.as })}
      {...keepsEscape}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        onFocus();
        if (goBack()) return event.preventDefault();
        keep({ ...progress, isAgain: true });
        if (isHere || role !== roleOf(opened.as)) return; // the link loads the page, as its person
        event.preventDefault();
        void navigate(address);
      }}
    >
      Start this step again
    </Anchor>
  );
}

const roleOf = (person: DemoPerson) => (person === 'customer' ? 'CUSTOMER' : 'ADMINISTRATOR');

/** Returns the last step before this one that began on the same page and that the page shows; -1 if there is none. */
function shownBefore({ steps }: Tour, { step, starts }: Progress): number {
  const first = starts.findLastIndex(
    ({ address }, index) => index < step && address !== starts[step]?.address,
  );
  return steps.findLastIndex(
    ({ target }, index) => index > first && index < step && findTarget(target) !== null,
  );
}
