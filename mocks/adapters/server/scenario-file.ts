import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { scenarios } from '#mocks/scenarios/index.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { readWhenUsed } from '#mocks/scenarios/written-scenarios.ts';

interface Known {
  /** The name of the scenario in the file; null without one. */
  readonly own: string | null;
  readonly scenarios: Readonly<Record<string, Scenario>>;
}

/** Adds the written scenario of a file to those of the catalogue, by the name of the file. */
export async function scenariosWith(path: string | null): Promise<Known> {
  if (path === null) return { own: null, scenarios };
  const own = basename(path).replace(/\.[^.]*$/, '');
  if (Object.hasOwn(scenarios, own))
    throw new Error(`There is a scenario "${own}" already: give the file ${path} another name.`);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  });
  return { own, scenarios: { ...scenarios, [own]: readWhenUsed(own, text) } };
}
