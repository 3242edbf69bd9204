import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createServer } from 'vite';
import { mantineStyles, sheetOfClassNames } from '#tools/vite/mantine-styles.ts';
import { unusedPalettes, unusedVariable } from '#tools/vite/theme-variables.ts';

test('every module of class names that a component of Mantine imports is recognised, wherever it lies', () => {
  const imports = globSync('node_modules/@mantine/core/esm/components/**/*.mjs').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from "([^"]+\.module\.mjs)"/g)].map(([, path = '']) => path),
  );
  expect(imports.length).toBeGreaterThan(80);
  expect(imports.filter((path) => sheetOfClassNames(path) === null)).toEqual([]);
  expect(sheetOfClassNames('../Slider.module.mjs')).toBe('@mantine/core/styles/Slider.layer.css');
});

test('no other module is taken for class names', () => {
  expect(sheetOfClassNames('./Button.mjs')).toBeNull();
  expect(sheetOfClassNames('react')).toBeNull();
});

test('no sheet and no source names a variable that the build leaves out', () => {
  const names = (text: string) =>
    [...text.matchAll(/var\((--mantine-[\w-]+)/g)].flatMap(([, name = '']) =>
      unusedVariable.test(name) ? [name] : [],
    );
  const read = (file: string) => readFileSync(file, 'utf8');
  const sheets = globSync('node_modules/@mantine/{core,dates,charts,dropzone}/styles/*.layer.css').filter(
    (file) => !/\/(default-css-variables|Typography|Avatar|ColorPicker)\.layer\.css$/.test(file), // not used
  );
  expect(sheets.length).toBeGreaterThan(80);
  expect(sheets.flatMap((file) => names(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  const ofColour = new RegExp(`\\b(?:color|c|bg)=\\{?["']((${unusedPalettes.join('|')})\\b|\\w+\\.\\d)`);
  const using = globSync('src/**/*.{tsx,ts,css}').filter((file) => {
    const text = read(file);
    return (
      names(text).length > 0 || ofColour.test(text) || /Typography|Avatar|Color(Picker|Input)/.test(text)
    );
  });
  expect(using).toEqual([]);
});

test('the development server links the whole sheet behind the order of the layers', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [mantineStyles()],
    server: { middlewareMode: true, ws: false },
  });
  const html = await server.transformIndexHtml('/', readFileSync('index.html', 'utf8'));
  await server.close();
  const order = html.indexOf('@layer base, mantine;');
  expect(order).toBeGreaterThan(0);
  expect(html.indexOf('@mantine/core/styles.layer.css')).toBeGreaterThan(order);
});
