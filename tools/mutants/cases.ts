import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { patternOf } from '#tools/verify/pattern.ts';

/** A text as words of the name of a case. */
const asWords = (text: string) => `(?:^| )${patternOf(text)}(?!\\w)`;

/** The names of what has failed: cases, or what comes before all of them. */
function failedIn(module: TestModule): readonly string[] {
  const failed = Array.from(module.children.allTests('failed'), ({ fullName }) => fullName);
  return module.ok() || failed.length > 0 ? failed : [`what ${module.relativeModuleId} prepares`];
}

/** The cases of the contract suite, against a backend at an address, in one Vitest for all runs. */
export async function openCases(env: Readonly<Record<string, string>>) {
  const vitest = await createVitest(
    { project: 'node', watch: false, fileParallelism: false, reporters: [{}], bail: 1, env },
    { logLevel: 'error' },
  );
  const all = await vitest.globTestSpecifications(['tests/suite']);

  async function run(texts: readonly string[], files: readonly TestSpecification[]) {
    vitest.setGlobalTestNamePattern(new RegExp(texts.map(asWords).join('|')));
    const { testModules: allModules, unhandledErrors } = await vitest.runTestSpecifications([...files]);
    if (unhandledErrors.length > 0) throw new AggregateError(unhandledErrors);
    const testModules = allModules.filter(({ moduleId }) => files.some((file) => file.moduleId === moduleId)); // not of earlier runs
    const passed = testModules.flatMap((module) =>
      Array.from(module.children.allTests('passed'), ({ fullName }) => ({ fullName, module })),
    );
    return { passed, wrong: testModules.flatMap(failedIn) };
  }

  /** Runs the cases with these texts, which have to pass; returns what runs those with one of the texts. */
  async function passing(texts: readonly string[]) {
    const { passed, wrong } = await run(texts, all);
    if (wrong.length > 0) throw new Error(`Without a defect fail:\n${wrong.join('\n')}`);
    const filesOf = new Map(
      texts.map((text) => {
        const has = new RegExp(asWords(text));
        const cases = passed.filter(({ fullName }) => has.test(fullName));
        if (cases.length === 0) throw new Error(`No case is named "${text}".`);
        const modules = [...new Set(cases.map(({ module }) => module))];
        return [text, modules.map((module) => module.toTestSpecification())] as const;
      }),
    );
    /** The first case that fails, or null. */
    return async (text: string) => (await run([text], filesOf.get(text) ?? [])).wrong[0] ?? null;
  }

  return { passing, close: () => vitest.close() };
}
