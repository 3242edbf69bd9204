import { expect, test } from 'vitest';
import { writeThemeVariables } from '#tools/vite/theme-variables.ts';

test("the sheet has Mantine's defaults, the theme's sizes and the colours of both schemes", async () => {
  const [shared = '', dark = '', light = ''] = (await writeThemeVariables()).split('\n\n');
  expect(shared).toMatch(/^:root\{.*--mantine-scale: 1;/);
  expect(shared).toContain('--mantine-spacing-2xs: 0.25rem;');
  expect(shared).toContain('--top-bar-height: 3rem;');
  expect(dark).toMatch(/^:root\[data-mantine-color-scheme="dark"\]\{.*--mantine-color-text: #f5f5f5;/);
  expect(light).toMatch(/^:root\[data-mantine-color-scheme="light"\]\{.*--mantine-color-text: #000000;/);
});
