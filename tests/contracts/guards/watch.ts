import { vi } from 'vitest';
import { lifecycles } from './table.ts';

/** Collects the names of the guards that refuse from now on: "order.attempts-left". */
export function watchGuards(): ReadonlySet<string> {
  const refusing = new Set<string>();
  for (const [entity, { guards, requestGuards }] of Object.entries(lifecycles)) {
    for (const rules of [guards, requestGuards]) {
      for (const [name, rule] of Object.entries(rules)) {
        vi.spyOn(rules, name).mockImplementation((facts) => {
          const result = rule(facts);
          if (result !== null) refusing.add(`${entity}.${name}`);
          return result;
        });
      }
    }
  }
  return refusing;
}

/** Collects the steps that are taken from now on: "order.pay". */
export function watchSteps(): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const [entity, lifecycle] of Object.entries(lifecycles)) {
    for (const method of ['take', 'decide'] as const) {
      const original: (...call: never[]) => unknown = lifecycle[method];
      vi.spyOn(lifecycle as Taking, method).mockImplementation((...call) => {
        taken.add(`${entity}.${call[1]}`);
        return original(...call);
      });
    }
  }
  return taken;
}

/** The two functions by which every lifecycle takes a step. */
type Taking = Record<'take' | 'decide', (...call: never[]) => unknown>;
