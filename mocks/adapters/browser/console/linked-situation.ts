import { valueOfFragment } from '#contracts/fragment.ts';
import { type OpenedSituation, situationMark } from '#contracts/mock-in-page.ts';
import type { ControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { type Beside, enterSituation } from '#mocks/backend/situations/enter.ts';
import { situationFrom, unlessRefused } from '#mocks/backend/situations/read.ts';

interface LinkedSituation {
  readonly scenario: string;
  /** Null if it cannot be opened. */
  open(demo: ControlledDemoBackend, beside: Beside, userAgent: string): Promise<OpenedSituation | null>;
}

/**
 * Reads the situation of a link; null if that is not possible. Loaded only for such a link.
 * @param onProblem receives a sentence when it cannot be read or opened
 */
export async function readSituation(
  fragment: string,
  onProblem: (sentence: string) => void,
): Promise<LinkedSituation | null> {
  const value = await valueOfFragment(situationMark, fragment);
  const situation = await unlessRefused(() => situationFrom(value), onProblem);
  return (
    situation && {
      scenario: situation.origin.scenario,
      open: (demo, beside, userAgent) =>
        unlessRefused(() => enterSituation(demo, beside, situation, userAgent), onProblem),
    }
  );
}
