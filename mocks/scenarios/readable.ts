import type { Scenario } from './scenario.ts';
import { ScenarioError, scenarioError } from './scenario-error.ts';

/**
 * Returns a scenario by its name. Throws `ScenarioError` if there is none, if its file cannot be read, and if it starts from
 * one of which that is true, or over others from itself.
 */
export function readable(name: string, scenarios: Readonly<Record<string, Scenario>>): Scenario {
  const found = (each: string) => (Object.hasOwn(scenarios, each) ? scenarios[each] : undefined);
  const known = Object.keys(scenarios).join(', ');
  const first = found(name);
  if (!first) throw new ScenarioError(`There is no scenario "${name}". There are: ${known}.`);
  const passed = [name];
  let { populate } = first;
  while (typeof populate !== 'function') {
    const { base, startNo } = populate;
    const next = found(base);
    const from = passed.at(-1) ?? name;
    if (!next)
      throw scenarioError(from, `Line ${startNo}: there is no scenario “${base}”, and expected is ${known}.`);
    if (passed.includes(base)) {
      const circle = [...passed.slice(passed.indexOf(base)), base].join(' → ');
      throw scenarioError(
        from,
        `Line ${startNo}: the scenarios start from each other in a circle: ${circle}.`,
      );
    }
    passed.push(base);
    ({ populate } = next);
  }
  return first;
}
