import type { Step } from '#tests/suite/models/step.ts';
import type { Sequences } from './run.ts';

/** A fixed sequence of commands; it throws where backend and model differ. */
export type Story = () => Promise<void>;

/** What finds a guard that always holds, or why no sequence of commands can. */
export type Proof = Found | string;

export interface Found {
  readonly story: Story;
  /** An invariant of the contract or of the backend stops the fault before the model sees a wrong figure. */
  readonly isStopped: boolean;
}

/** The proof of each guard of a lifecycle: one without an entry does not compile. */
export type Proofs<Guards extends readonly object[]> = {
  readonly [
    Name in Guards[number] extends infer Each ? (Each extends object ? keyof Each : never) : never
  ]: Proof;
};

/** What a backend says that a fault has broken for good. */
export const isInternal = (error: unknown): boolean => String(error).includes(' could not answer ');

/** Stories at a world that is prepared once, and again after an internal failure: then a backend answers nothing. */
export function storiesAt<Model extends object, Real>(prepare: () => Promise<Sequences<Model, Real>>) {
  let prepared: Promise<Sequences<Model, Real>> | null = null;
  const storyThat =
    (isStopped: boolean) =>
    (...steps: readonly Step<Model, Real>[]): Found => ({
      isStopped,
      async story() {
        const { begin } = await (prepared ??= prepare());
        const { model, real } = await begin();
        try {
          for (const step of steps) await step.run(model, real);
        } catch (error) {
          if (isInternal(error)) prepared = null;
          throw error;
        }
      },
    });
  return { detected: storyThat(false), stopped: storyThat(true) };
}
