import { afterAll, beforeAll, expect, test } from 'vitest';
import { lifecycles } from '#tests/kit/lifecycles.ts';
import { takenElsewhere } from '#tests/kit/taken-elsewhere.ts';
import type { Decision } from '#mocks/core/lifecycle.ts';

/** The two functions by which every lifecycle takes a step. */
interface Deciding {
  decide: (...call: never[]) => Decision<string>;
  take: (...call: never[]) => string;
}

/** Collects the ids of the transitions that the tests of this file take. */
export function watchTransitions(): ReadonlySet<string> {
  const taken = new Set<string>();
  const restore: (() => void)[] = [];
  beforeAll(() => {
    for (const lifecycle of Object.values(lifecycles) as Deciding[]) {
      const { decide, take } = lifecycle;
      lifecycle.decide = (...call) => {
        const decision = decide(...call);
        if (decision.problem === null) taken.add(decision.id);
        return decision;
      };
      lifecycle.take = (...call) => {
        lifecycle.decide(...call);
        return take(...call);
      };
      restore.push(() => Object.assign(lifecycle, { decide, take }));
    }
  });
  afterAll(() => {
    for (const undo of restore) undo();
  });
  return taken;
}

/** Checks, at the end of a test file, that its tests have taken the transitions that are left to it. */
export function takesTransitions(file: keyof typeof takenElsewhere): void {
  const ids: readonly string[] = takenElsewhere[file];
  const taken = watchTransitions();
  test(`the tests of this file have taken the transitions ${ids.join(', ')}`, () => {
    expect(ids.filter((id) => !taken.has(id))).toEqual([]);
  });
}
