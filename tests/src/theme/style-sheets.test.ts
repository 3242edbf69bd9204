import { globSync, readFileSync } from 'node:fs';
import postcss, { type Declaration } from 'postcss';
import { expect, test } from 'vitest';

/** Every declaration of our style sheets that `breaks` a rule, with its place. */
function breaches(breaks: (declaration: Declaration) => boolean): string[] {
  return globSync('src/**/*.css').flatMap((file) => {
    const found: string[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      if (breaks(declaration))
        found.push(`${file}:${declaration.source?.start?.line}: ${declaration.toString()}`);
    });
    return found;
  });
}

test('sizes are in rem or from the scale of the theme; only lines and rings are drawn in px', () => {
  const inPixels = breaches(({ prop, value }) => {
    if (/^(outline|box-shadow|border)/.test(prop) || /gradient\(/.test(value)) return false;
    return [...value.matchAll(/(?<![\w.])(\d*\.?\d+)px\b/g)].some(([, px]) => Number(px) > 2);
  });
  expect(inPixels).toEqual([]);
});

test('what sticks to the top stays below the bar of an administrator', () => {
  const under = breaches(({ prop, value, parent }) => {
    const sticks = parent?.nodes?.some((node) => node.type === 'decl' && node.value === 'sticky');
    return prop === 'top' && sticks === true && !value.startsWith('var(--sticky-top');
  });
  expect(under).toEqual([]);
  const shell = readFileSync('src/layout/Shell.module.css', 'utf8');
  expect(shell).toMatch(/data-bar='true'\] \{\s+--sticky-top: calc\(var\(--top-bar-height\)/);
});

test('no text of a component gives a size in px', () => {
  const inPixels = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:width|height|\b[wh]|maw|mah|miw|mih)="[^"]*\dpx[^"]*"/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(inPixels).toEqual([]);
});

test('colours are the variables of the theme', () => {
  expect(breaches(({ value }) => /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(value))).toEqual([]);
});

test('type sizes are the scale of the theme, but for headings that grow with the window', () => {
  const sizes = breaches(
    ({ prop, value }) =>
      prop === 'font-size' &&
      !/^(var\(--(?:mantine-font-size-|page-heading-size)|var\(--mantine-h|clamp\(|min\(|inherit$)/.test(
        value,
      ),
  );
  expect(sizes).toEqual([]);
});

test('weights are regular, medium and bold', () => {
  const weights = ['400', '600', '700', 'inherit'];
  expect(breaches(({ prop, value }) => prop === 'font-weight' && !weights.includes(value))).toEqual([]);
});

test('no page draws a control that Mantine has', () => {
  const drawn = globSync('src/**/*.tsx').filter((file) =>
    /<(button|input|select|textarea|details|dialog|progress|meter|table)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(drawn).toEqual([]);
});
