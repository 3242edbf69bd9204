import { dirname } from 'node:path/posix';
import { codeFiles, importsOf } from './read.ts';
import { breach } from './rules.ts';

/** Reads all code below `root` and returns a line for each import that goes the wrong way. */
export function checkDirections(root: string): string[] {
  const files = codeFiles(root);
  const pageFolders = new Set(
    files.filter((file) => file.endsWith('/page.tsx')).map((file) => dirname(file)),
  );
  return files
    .flatMap((file) => importsOf(root, file))
    .flatMap((found) => {
      const fault = breach(found, pageFolders);
      return fault === null ? [] : [`${found.from} imports ${found.target}: ${fault}`];
    });
}
