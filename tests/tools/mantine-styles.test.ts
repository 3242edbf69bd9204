import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sheetOfClassNames } from '#tools/vite/mantine-styles.ts';

test('every module of class names that a component of Mantine imports is recognised, wherever it lies', () => {
  const imports = globSync('node_modules/@mantine/core/esm/components/**/*.mjs').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from "([^"]+\.module\.mjs)"/g)].map(([, path = '']) => path),
  );
  expect(imports.length).toBeGreaterThan(80);
  expect(imports.filter((path) => sheetOfClassNames(path) === null)).toEqual([]);
  expect(sheetOfClassNames('../Slider.module.mjs')).toBe('@mantine/core/styles/Slider.layer.css');
});

test('nothing else is taken for class names', () => {
  expect(sheetOfClassNames('./Button.mjs')).toBeNull();
  expect(sheetOfClassNames('react')).toBeNull();
});
