import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('a hook is exported by a file that is named use-…', () => {
  const hooks = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^export (?:default )?(?:async )?(?:function|const) (use[A-Z]\w*)/gm,
      ),
    ].map(([, name]) => ({ name, file })),
  );
  expect(hooks.length).toBeGreaterThan(80);
  expect(hooks.filter(({ file }) => !basename(file).startsWith('use-'))).toEqual([]);
});
