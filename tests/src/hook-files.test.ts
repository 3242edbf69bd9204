import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const exportedHook = /^export (?:default )?(?:function|const) use[A-Z]\w*/m;

test('an exported hook is in a file named after a hook', () => {
  const withHooks = globSync('src/**/*.{ts,tsx}').filter((file) =>
    exportedHook.test(readFileSync(file, 'utf8')),
  );
  expect(withHooks.length).toBeGreaterThan(50);
  expect(withHooks.filter((file) => !/^use-[a-z-]+\.tsx?$/.test(basename(file)))).toEqual([]);
});
