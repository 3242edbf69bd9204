import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lean } from '#tools/vite/lean-router.ts';

const installed = globSync('node_modules/react-router/dist/development/*.mjs')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('the installed router, before and after', () => {
  test.each([
    ['its warnings for developers', /ENABLE_DEV_WARNINGS = true/],
    ['a name or a context that holds a part', /^\w+\.(?:displayName|contextType) = /m],
    ['a part that a bundler must keep', /= React\d*\.(?:createContext|createElement|forwardRef|memo)\(/],
  ])('%s', (_what, written) => {
    expect(installed).toMatch(written);
    expect(lean(installed)).not.toMatch(written);
  });
});
