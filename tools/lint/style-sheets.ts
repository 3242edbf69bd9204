import { globSync, readFileSync } from 'node:fs';
import { type Declaration, parse } from 'postcss';
import { fontSizes, fontWeights } from '#src/theme/type-scale.ts';

/** A size in a unit, after what is no part of a name. */
const sizesIn = (value: string, unit: string): readonly number[] =>
  Array.from(value.matchAll(new RegExp(String.raw`(?<![\w.-])-?(\d*\.?\d+)(?:${unit})\b`, 'g')), ([, size]) =>
    Number(size),
  );

const size = String.raw`var\(--(?:mantine-font-size-(?:${Object.keys(fontSizes).join('|')})|mantine-h[123]-font-size|page-heading-size|figure-size(?:, .+)?)\)`;
/** A size of the scale, which may be bound to the width of the window or container, for text of twice its size. */
const typeSize = new RegExp(String.raw`^(?:inherit|${size}|min\(${size}, [\d.]+(?:vw|cqi)\))$`);
const weight = new RegExp(
  `^(?:inherit|var\\(--mantine-font-weight-(?:${Object.keys(fontWeights).join('|')})\\))$`,
);

const isSticky = ({ parent }: Declaration) =>
  parent?.nodes?.some((node) => node.type === 'decl' && node.value === 'sticky') === true;

/** What a declaration of a style sheet may not be, by what is said about it. */
const rules: Readonly<Record<string, (declaration: Declaration) => boolean>> = {
  'Give a size in rem, except for lines and rings.': ({ prop, value }) =>
    !/^(?:outline|box-shadow|border)/.test(prop) &&
    !value.includes('gradient(') &&
    sizesIn(value, 'px').some((px) => px > 2),
  'Choose a distance of the scale of the theme.': ({ prop, value }) =>
    /^(?:margin|padding|gap|row-gap|column-gap)/.test(prop) &&
    sizesIn(value, 'rem|em').some((size) => size > 0.35),
  'Stay below the top bar of an administrator: var(--sticky-top).': (declaration) =>
    declaration.prop === 'top' && isSticky(declaration) && !declaration.value.startsWith('var(--sticky-top'),
  'Take a colour of the theme.': ({ value }) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i.test(value),
  'Take a type size of the scale of the theme.': ({ prop, value }) =>
    /^(?:font-size|--(?:figure|page-heading)-size)$/.test(prop) && !typeSize.test(value.trim()),
  'Take a weight of the theme.': ({ prop, value }) => prop === 'font-weight' && !weight.test(value),
  'Give size and weight one by one.': ({ prop, value }) => prop === 'font' && value !== 'inherit',
};

/** What breaks a rule in a style sheet, one line each. */
export function styleFindings(file: string, text: string): readonly string[] {
  const findings: string[] = [];
  parse(text).walkDecls((declaration) => {
    for (const [message, breaks] of Object.entries(rules))
      if (breaks(declaration))
        findings.push(`${file}:${declaration.source?.start?.line}: ${declaration.toString()}: ${message}`);
  });
  return findings;
}

/** What breaks a rule in the style sheets of the application. */
export const styleSheetFindings = (): readonly string[] =>
  globSync('src/**/*.css').flatMap((file) => styleFindings(file, readFileSync(file, 'utf8')));
