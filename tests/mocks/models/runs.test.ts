import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, runSequences } from './kit/run.ts';
import { step } from '#tests/suite/models/step.ts';

const countOf = (each: number | Readonly<Record<string, number>>) =>
  typeof each === 'number' ? each : Object.values(each).reduce((sum, count) => sum + count, 0);

test('a run tries a thousand sequences at plans, payments, scratchcards and collateral', () => {
  const { plan, payment, scratchcard, collateral } = runs;
  const all = [plan, payment, scratchcard, collateral].map(countOf);
  expect(all.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1_000);
});

test('no sequence is empty', async () => {
  const done: number[] = [];
  const steps = [fc.constant(step('any', async () => void done.push((done.pop() ?? 0) + 1)))];
  const begin = async () => {
    done.push(0);
    return { model: {}, real: {} };
  };
  await runSequences({ steps, begin }, { runs: 100 });
  expect(done).toHaveLength(100);
  expect(Math.min(...done)).toBeGreaterThan(0);
});

test('a sequence that fails is reduced to the two commands that show the fault', async () => {
  interface Door {
    isOpen: boolean;
  }
  const commands = {
    open: async (door: Door) => void (door.isOpen = true),
    knock: async () => undefined,
    enter: async (door: Door) => {
      if (door.isOpen) throw new Error('somebody came in');
    },
  };
  const steps = Object.entries(commands).map(([name, run]) => fc.constant(step<Door, object>(name, run)));
  const begin = async () => ({ model: { isOpen: false }, real: {} });
  const failing = runSequences({ steps, begin }, { runs: 100 });
  await expect(failing).rejects.toThrow(/^Counterexample: \[open,enter \/\*/m);
});
