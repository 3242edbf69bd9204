// npm run situation -- FILE: prints what is in a situation that the demo has saved.
import { readFileSync } from 'node:fs';
import { situationIn } from '#mocks/backend/situations/read.ts';
import { describedSituation } from './situation/description.ts';

const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) {
  console.error('npm run situation -- FILE');
  process.exitCode = 2;
} else {
  try {
    console.log(describedSituation(situationIn(readFileSync(file, 'utf8'))));
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : String(cause));
    process.exitCode = 1;
  }
}
