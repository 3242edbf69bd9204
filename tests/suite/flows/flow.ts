import fc from 'fast-check';
import type { Provider } from '#tests/kit/provider.ts';
import { step, type Step } from '#tests/suite/models/step.ts';
import type { FlowName } from '#tools/verify/flow-names.ts';

/** What a sequence works on: the backend, and what the suite expects of it. */
export interface World {
  readonly backend: Provider;
}

export type FlowStep<Its extends World> = Step<Its, Provider>;

/** A sequence of commands. It throws where the backend says something else than the suite computes. */
export interface Sequence {
  readonly run: (backend: Provider) => Promise<void>;
  /** The commands that were run, each in words. */
  readonly words: () => readonly string[];
}

/** Random sequences of commands about one thing. */
export interface Flow {
  readonly name: FlowName;
  readonly sequences: fc.Arbitrary<Sequence>;
}

interface Parts<Its extends World> {
  readonly begin: (backend: Provider) => Promise<Its>;
  readonly steps: readonly fc.Arbitrary<FlowStep<Its>>[];
  /** Compares everything that the backend says with what the suite expects; after each step. */
  readonly check: (world: Its) => Promise<void>;
}

/** The most commands of a sequence. */
const maxCommands = 12;

/** A world, and the commands that were run in it. */
interface Told<Its> {
  readonly world: Its;
  readonly words: string[];
}

export function flow<Its extends World>(name: FlowName, { begin, steps, check }: Parts<Its>): Flow {
  const told = steps.map((arbitrary) =>
    arbitrary.map((each) =>
      step<Told<Its>, Provider>(
        each.toString(),
        async ({ world, words }, backend) => {
          words.push(each.toString());
          await each.run(world, backend);
          await check(world);
        },
        ({ world }) => each.check(world),
      ),
    ),
  );
  // few sequences are run, so none is made small on purpose
  const sequences = fc
    .noBias(fc.commands(told, { maxCommands, size: 'medium' })) // not filtered: that reads them, and only what is read first is shrunk
    .map((commands): Sequence => {
      let words: string[] = [];
      return {
        words: () => words,
        async run(backend) {
          words = [];
          const model = { world: await begin(backend), words };
          await check(model.world);
          await fc.asyncModelRun(() => ({ model, real: backend }), commands);
        },
      };
    });
  return { name, sequences };
}
