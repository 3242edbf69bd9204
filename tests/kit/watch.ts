import { vi } from 'vitest';
import type { Transition } from '#contracts/machine.ts';
import { type Refusal, selections } from '#tests/suite/guards/situations.ts';
import { lifecycles } from './lifecycles.ts';
import { carriedOut, consequences } from './steps.ts';

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

/** Guards of steps that no request takes; those of the clock are evaluated within requests, too. */
const following = new Set(
  Object.entries(lifecycles).flatMap(([entity, { machine }]) =>
    (machine.transitions as readonly Transition[])
      .filter(({ trigger }) => consequences.has(`${entity}.${trigger}`))
      .flatMap(({ guards }) => guards.map((guard) => `${entity}.${guard}`)),
  ),
);
const selecting = new Set(selections.map(({ entity, guard }) => `${entity}.${guard}`));

/** Returns, once the request of a refusal was sent, the guards that have refused it: "order.attempts-left". */
export function watchRefusal({ command, entity, guard, also = [] }: Refusal): () => readonly string[] {
  const refusing = watchGuards();
  const expected = [guard, ...also].map((name) => `${entity}.${name}`);
  const ofCarried = (name: string) => carriedOut[command] && !name.startsWith(`${entity}.`);
  const other = (name: string) =>
    !expected.includes(name) && (selecting.has(name) || following.has(name) || ofCarried(name));
  return () => [...refusing].filter((name) => !other(name));
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
