import { escaped } from './report.ts';
import { type CaseResult, countsOf } from './results.ts';

const inXml = (text: string) =>
  escaped(text)
    .replaceAll('"', '&quot;')
    // eslint-disable-next-line no-control-regex -- no XML can have these: the colours of a terminal
    .replaceAll(/\u001B\[[\d;]*m|[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '');

function testCase({ file, title, ms, failures, notReached }: CaseResult): string {
  const outcomes = [
    ...failures.map((failure) => `<failure>${inXml(failure)}</failure>`),
    ...(notReached === null ? [] : [`<skipped message="not reached: ${inXml(notReached)}"/>`]),
  ];
  return `<testcase classname="${inXml(file)}" name="${inXml(title)}" time="${ms / 1_000}">${outcomes.join('')}</testcase>`;
}

const attributes = (cases: readonly CaseResult[]) => {
  const { failed, notReached } = countsOf(cases);
  return `tests="${cases.length}" failures="${failed}" errors="0" skipped="${notReached}"`;
};

/** The results as JUnit's XML. That of Vitest does not tell that a case was given up while it ran, nor why. */
export function junitOf(cases: readonly CaseResult[]): string {
  const suites = [...Map.groupBy(cases, ({ file }) => file)].map(
    ([file, own]) =>
      `<testsuite name="${inXml(file)}" ${attributes(own)}>\n${own.map(testCase).join('\n')}\n</testsuite>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes(cases)}>\n${suites.join('\n')}\n</testsuites>\n`;
}
