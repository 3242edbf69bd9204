import fc from 'fast-check';
import type { Step } from '#tests/suite/models/step.ts';

export interface Sequences<Model extends object, Real> {
  readonly steps: readonly fc.Arbitrary<Step<Model, Real>>[];
  readonly begin: () => Promise<{ readonly model: Model; readonly real: Real }>;
}

/** The same sequences in every run; another seed, for a search: MODEL_SEED=1 npx vitest run tests/mocks/models. */
export const seed = Number(process.env['MODEL_SEED'] ?? 20_270_110);

/** How many sequences of commands a run of the tests tries of each lifecycle. */
export const runs = {
  plan: { paid: 220, moved: 120, lost: 60, disputed: 80, promised: 40 },
  payment: 260,
  scratchcard: 260,
  batch: 120,
  collateral: { order: 150, plan: 150 },
  order: 80,
  message: 120,
} as const;

interface Options {
  readonly runs: number;
  /** Stops at the first failure, with no search for a shorter one. */
  readonly quick?: boolean;
}

/** Runs sequences of commands; throws with the shortest that fails, its seed and its path. */
export function runSequences<Model extends object, Real>(
  { steps, begin }: Sequences<Model, Real>,
  { runs, quick = false }: Options,
): Promise<void> {
  const sequences = fc.commands([...steps], { maxCommands: 16, size: 'medium' });
  return fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      fc.pre([...sequence].length > 0); // no filter: it would read them first, and only what is read first is shrunk
      const { model, real } = await begin();
      await fc.asyncModelRun(() => ({ model, real }), sequence);
    }),
    { numRuns: runs, seed, endOnFailure: quick },
  );
}
