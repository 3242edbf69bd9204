import { afterAll, beforeAll, expect, test } from 'vitest';
import { lifecycles } from '#tests/contracts/guards/table.ts';
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

/**
 * Declares, at the end of a test file, the transitions that its tests take and the requests of guards.generated.test.ts do
 * not. That file reads these ids, so that every transition is taken by some test.
 */
export function takesTransitions(...ids: readonly string[]): void {
  const taken = watchTransitions();
  test(`the tests of this file have taken the transitions ${ids.join(', ')}`, () => {
    expect(ids.filter((id) => !taken.has(id))).toEqual([]);
  });
}
