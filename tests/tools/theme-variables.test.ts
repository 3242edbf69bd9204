import { expect, test } from 'vitest';
import { writeThemeVariables } from '#tools/vite/theme-variables.ts';

test("the sheet has Mantine's defaults, the theme's sizes and both schemes’ colours", async () => {
  const [shared = '', dark = '', light = ''] = (await writeThemeVariables()).split('\n\n');
  expect(shared).toMatch(/^:root\{.*--mantine-scale: 1;/);
  expect(shared).toContain('--mantine-spacing-2xs: 0.25rem;');
  expect(shared).toContain('--top-bar-height: 3rem;');
  expect(dark).toMatch(
    /^@media not print\{:root\[data-mantine-color-scheme="dark"\]\{.*--mantine-color-text: #f5f5f5;/,
  );
  expect(light).toMatch(/^:root\{.*--mantine-color-text: #000000;/);
});

test('printed pages have the light colours, and the dark scheme replaces all others', async () => {
  const [, dark = '', light = ''] = (await writeThemeVariables()).split('\n\n');
  const defined = (sheet: string) => [...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  expect(defined(light).length).toBeGreaterThan(50);
  const inRulesOfLightOnly = ['--mantine-color-gray-3', '--mantine-color-gray-4']; // borders of Mantine's controls
  expect(defined(light).filter((name) => !defined(dark).includes(name))).toEqual(inRulesOfLightOnly);
});

test('a variable that another one names is in the sheet, also in the dark scheme', async () => {
  const [shared = '', ...schemes] = (await writeThemeVariables()).split('\n\n');
  const defined = (sheet: string) => [...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  for (const scheme of schemes) {
    const ofTextInTheAccent = '--mantine-color-accent-4'; // no text has this colour
    const definedNames = new Set([...defined(shared), ...defined(scheme), ofTextInTheAccent]);
    const named = [...`${shared}${scheme}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !definedNames.has(name))).toEqual([]);
  }
});
