import { globSync, readFileSync } from 'node:fs';
import postcss, { type Declaration } from 'postcss';
import { expect, test } from 'vitest';

/** Every declaration of our style sheets that `breaks` a rule, with its place. */
function breaches(breaks: (declaration: Declaration) => boolean): string[] {
  return globSync('src/**/*.css').flatMap((file) => {
    const matches: string[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      if (breaks(declaration))
        matches.push(`${file}:${declaration.source?.start?.line}: ${declaration.toString()}`);
    });
    return matches;
  });
}

test('sizes are in rem or from the scale of the theme, except for lines and rings', () => {
  const inPixels = breaches(({ prop, value }) => {
    if (/^(outline|box-shadow|border)/.test(prop) || /gradient\(/.test(value)) return false;
    return [...value.matchAll(/(?<![\w.])(\d*\.?\d+)px\b/g)].some(([, px]) => Number(px) > 2);
  });
  expect(inPixels).toEqual([]);
});

test('distances in style sheets are of the scale of the theme, except small ones', () => {
  const free = breaches(
    ({ prop, value }) =>
      /^(margin|padding|gap|row-gap|column-gap)/.test(prop) &&
      [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)(rem|em)\b/g)].some(([, size]) => Number(size) > 0.35),
  );
  expect(free).toEqual([]);
});

test('sticky elements stay below the top bar of an administrator', () => {
  const under = breaches(({ prop, value, parent }) => {
    const sticks = parent?.nodes?.some((node) => node.type === 'decl' && node.value === 'sticky');
    return prop === 'top' && sticks === true && !value.startsWith('var(--sticky-top');
  });
  expect(under).toEqual([]);
  const shell = readFileSync('src/layout/Shell.module.css', 'utf8');
  expect(shell).toMatch(/data-administrator\] \.column \{\s+--sticky-top: calc\(var\(--top-bar-height\)/);
});

/** The declarations of one selector of a style sheet, those of a medium alone or those without one. */
function declared(file: string, selector: string, medium?: string): Record<string, string> {
  const declaredValues: Record<string, string> = {};
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    const { parent } = rule;
    const around = parent?.type === 'atrule' && 'params' in parent ? String(parent.params) : undefined;
    if (around !== medium || !rule.selectors.includes(selector)) return;
    rule.walkDecls(({ prop, value }) => {
      declaredValues[prop] = value;
    });
  });
  return declaredValues;
}

test('the content keeps its place between pages with and without a scroll bar', () => {
  expect(declared('src/theme/base.css', 'html')).toMatchObject({ 'scrollbar-gutter': 'stable' });
});

test('a header of figures is aligned with them, and its arrow takes no space', () => {
  expect(declared('src/kits/lists/rows/RowTable.module.css', '.arrow')).toMatchObject({
    position: 'absolute',
  });
});

test('the ring around the thumb of a slider covers neither its label nor its figure', () => {
  const { height = '' } = declared('src/theme/components.module.css', '.slider');
  const [thumb, ring] = [24, 5 + 1]; // px, `thumbSize` of the theme and `:focus-visible` of base.css
  expect(Number.parseFloat(height) * 16).toBeGreaterThanOrEqual(thumb + 2 * ring);
});

test.each(['.frame', '.next', '.none'])(
  'no empty space is reserved under the next payment: %s',
  (selector) => {
    const file = 'src/customer/home/pages/home/NextPayment.module.css';
    expect(declared(file, selector)).toHaveProperty('display');
    expect(declared(file, selector)).not.toHaveProperty('min-height');
  },
);

test.each([
  ['pages/checkout/confirmation/Signature', '.act'],
  ['pages/checkout/confirmation/Receipt', '.actions'],
  ['StepList', '.steps'],
])('controls are not printed (%s %s)', (file, selector) => {
  const sheet = `src/customer/checkout/${file}.module.css`;
  expect(declared(sheet, selector, 'print')).toEqual({ display: 'none' });
});

test('colours are the variables of the theme', () => {
  expect(breaches(({ value }) => /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(value))).toEqual([]);
});

test('parts that the browser draws, such as scrollbars, follow the chosen scheme', () => {
  const base = postcss.parse(readFileSync('src/theme/base.css', 'utf8'));
  const schemes: string[] = [];
  base.walkRules('html', (rule) => rule.walkDecls('color-scheme', ({ value }) => void schemes.push(value)));
  expect(schemes).toEqual(['var(--mantine-color-scheme)']);
});

test('type sizes are from the scale of the theme, except for growing headings', () => {
  const sizes = breaches(
    ({ prop, value }) =>
      prop === 'font-size' &&
      !/^(var\(--(?:mantine-font-size-|page-heading-size|figure-size)|var\(--mantine-h|clamp\(|min\(|inherit$)/.test(
        value,
      ),
  );
  expect(sizes).toEqual([]);
});

test('weights are regular, medium and bold', () => {
  const weights = ['400', '600', '700', 'inherit'];
  expect(breaches(({ prop, value }) => prop === 'font-weight' && !weights.includes(value))).toEqual([]);
});

test('the check mark of a success is animated only without reduced motion', () => {
  const media: string[] = [];
  postcss
    .parse(readFileSync('src/ui/parts/DrawnCheck.module.css', 'utf8'))
    .walkDecls('animation', ({ parent }) => {
      const medium = parent?.parent;
      media.push(medium?.type === 'atrule' && 'params' in medium ? String(medium.params) : 'always');
    });
  expect(media).toEqual([
    '(prefers-reduced-motion: no-preference)',
    '(prefers-reduced-motion: no-preference)',
  ]);
});
