import { texts } from '#mocks/scenarios/written/texts.ts';
import { scenarioError } from './scenario-error.ts';
import { parseScenario, type WrittenScenario } from './script/parse.ts';

/** The scenarios of the files in `written`, by their names. */
export const writtenScenarios: Readonly<Record<string, WrittenScenario>> = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [name, readWhenUsed(name, text)]),
);

/**
 * A written scenario whose text is read when something of it is first asked for, so that a wrong file is the error of its
 * scenario alone. Throws `ScenarioError` then.
 */
export function readWhenUsed(name: string, text: string): WrittenScenario {
  let read: WrittenScenario | null = null;
  function scenario(): WrittenScenario {
    try {
      return (read ??= parseScenario(text));
    } catch (cause) {
      throw scenarioError(name, cause);
    }
  }
  return {
    get title() {
      return scenario().title;
    },
    get description() {
      return scenario().description;
    },
    get hint() {
      return scenario().hint;
    },
    get person() {
      return scenario().person;
    },
    get opens() {
      return scenario().opens;
    },
    get network() {
      return scenario().network;
    },
    get populate() {
      return scenario().populate;
    },
    get firstScreen() {
      return scenario().firstScreen;
    },
  };
}
