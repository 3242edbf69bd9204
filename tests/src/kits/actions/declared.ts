import { vi } from 'vitest';
import type { Action, Actionable } from '#src/kits/actions/action.ts';
import type * as kit from '#src/kits/actions/action.ts';

const declared: Action<Actionable>[] = [];

vi.mock('#src/kits/actions/action.ts', async (original) => {
  const module = await original<typeof kit>();
  return {
    ...module,
    defineAction: (...given: Parameters<typeof module.defineAction>) => {
      const action = module.defineAction(...given);
      declared.push(action);
      return action;
    },
  };
});

const modules = import.meta.glob('/src/{customer,administration}/**/*.{ts,tsx}');
await Promise.all(Object.values(modules).map((load) => load()));

/** Every action that a module of either wing declares, so that a new one is in each generated test. */
export const declaredActions: readonly Action<Actionable>[] = [...declared];
