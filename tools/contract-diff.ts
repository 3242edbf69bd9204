// npm run contract:diff -- --base REV|FILE: the changes of contracts/openapi.json since then. --help says more.
import { readFileSync } from 'node:fs';
import { reportFailure } from '#mocks/adapters/server/usage.ts';
import { documentChanges } from './openapi/diff/documents.ts';
import { baseOf, readDocument, usage } from './openapi/diff/options.ts';
import { conclusionOf, lineOf } from './openapi/diff/report.ts';
import { documentPath } from './openapi/document.ts';

function main(): void {
  const base = baseOf(process.argv.slice(2));
  if (!base) return void process.stdout.write(usage);
  const current = readDocument(readFileSync(documentPath, 'utf8'), documentPath);
  const changes = documentChanges(base.json, current.json);
  for (const change of changes) console.log(lineOf(change));
  const { text, isRight } = conclusionOf(changes, base.version, current.version);
  console.log(text);
  process.exitCode = isRight ? 0 : 1;
}

try {
  main();
} catch (cause) {
  reportFailure(cause, usage);
}
