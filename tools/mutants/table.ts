import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { specmaticPackage } from '#tools/specmatic/run.ts';

/** A defect and who finds it. */
export interface Finding {
  readonly kind: string;
  readonly what: string;
  /** The first case that fails; null if none does. */
  readonly foundBy: string | null;
  /** What the schema judge says against an answer; null if nothing. */
  readonly bySchema: string | null;
  readonly bySpecmatic: boolean;
}

export const tablePath = 'docs/mutants.md';

const yes = (isFound: boolean) => (isFound ? 'yes' : '–');
const cell = (text: string) => text.replaceAll('|', String.raw`\|`);

const introduction = `# Defects that the contract suite finds

Written by \`npm run mutants -- --table\`; do not edit. Each defect of a real backend is given to the mock backend, by changing what is asked and answered or, for the rules, one text of
the source of a copy, and the cases of the contract suite that should find it are run against its address; a defect that none of them finds fails the run.
[another-backend.md](another-backend.md) says what the suite proves and what it does not.

The columns of outside judges:

- **Schema**: every answer that the cases got until one of them failed is checked by Ajv against \`contracts/openapi.json\`: its status, media type,
  required headers and body. This is what a validating proxy sees of the same requests.
- **Specmatic**: \`${specmaticPackage}\` sends the examples of the document for the operation that shows the defect,
  with the rules of \`npm run specmatic\`.

Both find nothing wrong with the backend that has no defect.
`;

const counted = (kind: string, findings: readonly Finding[]) => {
  const count = (is: (finding: Finding) => boolean) => findings.filter(is).length;
  const numbers = [
    findings.length,
    count(({ foundBy }) => foundBy !== null),
    count(({ bySchema }) => bySchema !== null),
    count(({ bySpecmatic }) => bySpecmatic),
  ];
  return `| ${[kind, ...numbers].join(' | ')} |`;
};

const section = (kind: string, findings: readonly Finding[]) => `
## ${kind[0]?.toUpperCase()}${kind.slice(1)}

| Defect | Found by the case | Schema | Specmatic |
| --- | --- | --- | --- |
${findings
  .map(
    ({ what, foundBy, bySchema, bySpecmatic }) =>
      `| ${what} | ${cell(foundBy ?? '–')} | ${yes(bySchema !== null)} | ${yes(bySpecmatic)} |`,
  )
  .join('\n')}
`;

/** Writes who finds which defect. */
export async function writeTable(findings: readonly Finding[]): Promise<void> {
  const kinds = [...Map.groupBy(findings, ({ kind }) => kind)];
  const sums = `
| Kind | Defects | Suite | Schema | Specmatic |
| --- | --- | --- | --- | --- |
${[...kinds.map(([kind, some]) => counted(kind, some)), counted('all', findings)].join('\n')}
`;
  const text = [introduction, sums, ...kinds.map(([kind, some]) => section(kind, some))].join('');
  const options = await resolveConfig(tablePath);
  writeFileSync(tablePath, await format(text, { ...options, filepath: tablePath }));
}
