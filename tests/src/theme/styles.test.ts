import { expect, test } from 'vitest';
import { componentsInUse, placeOf, sheetsImported, sheetsOf } from './mantine-sheets.ts';

test('every component of Mantine in use has its sheets in src/theme/field-styles.ts', () => {
  const imported = new Set(sheetsImported());
  const missing = componentsInUse().flatMap((component) =>
    sheetsOf(component)
      .filter((sheet) => !imported.has(sheet))
      .map((sheet) => `${component} needs: import '${sheet}';`),
  );
  expect(missing).toEqual([]);
});

test('the sheets are in the order of the whole one', () => {
  const places = sheetsImported().map(placeOf);
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the search for sheets sees through a component to its parts', () => {
  expect(componentsInUse()).toContain('Checkbox');
  expect(sheetsOf('Checkbox')).toEqual(
    ['Checkbox', 'CloseButton', 'Input', 'Loader', 'UnstyledButton'].map(
      (name) => `@mantine/core/styles/${name}.layer.css`,
    ),
  );
});
