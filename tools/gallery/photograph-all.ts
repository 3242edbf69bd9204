import type { Browser } from 'playwright';
import { type Catalogue, devices, type Photographed, titleOf } from './catalogue.ts';
import { photograph } from './photograph.ts';
import type { LinkedState } from './states.ts';
import { writePicture } from './write.ts';

interface Settings {
  readonly browser: Browser;
  readonly origin: string;
  /** Where the pictures are written. */
  readonly out: string;
  readonly workers: number;
  /** Called after each state on each device; with what went wrong, or null. */
  readonly onDone: (title: string, failure: string | null) => void;
}

/** Photographs all states on each device, some at a time. */
export async function photographAll(
  states: readonly LinkedState[],
  { browser, origin, out, workers, onDone }: Settings,
): Promise<Catalogue> {
  const pictures = new Map<LinkedState, Photographed['pictures']>();
  const waiting = states.flatMap((state) => devices.map((device) => ({ state, device })));
  async function work(): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { state, device } = job;
      const title = `${titleOf(state.described)}, ${device}`;
      try {
        for (const taken of await photograph(browser, origin, state, device)) {
          const [look, picture] = writePicture(out, state.described, device, taken);
          pictures.set(state, { ...pictures.get(state), [look]: picture });
        }
        onDone(title, null);
      } catch (cause) {
        onDone(title, cause instanceof Error ? cause.message : String(cause));
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
  return {
    states: states.map((state) => ({ ...state.described, pictures: pictures.get(state) ?? {} })),
  };
}
