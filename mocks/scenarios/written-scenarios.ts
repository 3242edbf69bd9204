import { texts } from '#mocks/scenarios/written/texts.ts';
import { parseScenario, type WrittenScenario } from './script/parse.ts';

/** The scenarios of the files in `written`, by their names. */
export const writtenScenarios: Readonly<Record<string, WrittenScenario>> = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [name, parseNamed(name, text)]),
);

function parseNamed(name: string, text: string): WrittenScenario {
  try {
    return parseScenario(text);
  } catch (cause) {
    throw new Error(`written/${name}.scenario: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
