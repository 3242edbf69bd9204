import { basename } from 'node:path';
import { fontSizes, fontWeights } from '#src/theme/type-scale.ts';
import { rule } from './rule.mjs';

const declared = (node) =>
  node?.type === 'VariableDeclaration' ? node.declarations.map(({ id }) => id.name) : [node?.id?.name];

/** The name of a file tells whether it holds a hook. */
export const hookFile = rule('Put an exported hook into a file named use-….', (report, file) => {
  if (basename(file).startsWith('use-')) return {};
  const check = ({ declaration }) => {
    if (declared(declaration).some((name) => /^use[A-Z]/.test(name ?? ''))) report(declaration);
  };
  return { ExportNamedDeclaration: check, ExportDefaultDeclaration: check };
});

/** Making one takes longer than formatting a column of figures. */
export const ownFormatter = rule('Take a formatter of ui/format/formats.ts.', (report) => ({
  NewExpression(node) {
    const { object, property } = node.callee;
    if (object?.name === 'Intl' && /^(?:Number|DateTime)Format$/.test(property.name)) report(node);
  },
}));

/** Reports texts in which the pattern is. */
const textRule = (message, pattern) =>
  rule(message, (report) => ({
    Literal(node) {
      if (typeof node.value === 'string' && pattern.test(node.value)) report(node);
    },
    TemplateElement(node) {
      if (pattern.test(node.value.raw)) report(node);
    },
    JSXText(node) {
      if (pattern.test(node.value)) report(node);
    },
  }));

/** What a person reads has the apostrophe of print. */
export const straightApostrophe = textRule('Write ’ in a text.', /[a-z]'(?:s|ll|re|ve|d|t) [a-z]/);

/** Every control that ends the session has one name. */
export const logOutSpelling = textRule('Spell it “Log Out”.', /\bLog ?out\b|\bLogOut\b/);

const distance = /^(?:gap|rowGap|columnGap|spacing|verticalSpacing|horizontalSpacing|[mp][trblxyse]?)$/;
const scale = new Set(['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', 'auto', '0', 0]);

/** The values that an attribute may have, as far as they are written in it. */
function valuesOf(node) {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return valuesOf(node.expression);
    case 'ConditionalExpression':
      return [...valuesOf(node.consequent), ...valuesOf(node.alternate)];
    case 'ObjectExpression': // by width of the window
      return node.properties.flatMap(({ value }) => valuesOf(value));
    case 'Literal':
      return [node.value];
    default:
      return [];
  }
}

/** Distances are of the scale of the theme. */
export const scaleDistance = rule('Choose a distance of the scale of the theme.', (report) => ({
  JSXAttribute(node) {
    if (distance.test(node.name.name) && valuesOf(node.value).some((value) => !scale.has(value)))
      report(node);
  },
}));

const typeSizes = new Set([...Object.keys(fontSizes), 'inherit']);
const typeWeights = new Set([
  ...Object.keys(fontWeights).map((weight) => `var(--mantine-font-weight-${weight})`),
  'inherit',
]);
const textElements = new Set(['Text', 'Anchor', 'Title']);

/** Sizes and weights of text are of the scale of the theme; tools/lint/style-sheets.ts says so of style sheets. */
export const scaleType = rule('Take a size and weight of text of the scale of the theme.', (report) => {
  const check = (node, value, allowed) => {
    if (valuesOf(value).some((one) => !allowed.has(one))) report(node);
  };
  return {
    JSXAttribute(node) {
      const { name } = node.name;
      if (name === 'fw') check(node, node.value, typeWeights);
      if (name === 'fz' || (name === 'size' && textElements.has(node.parent.name.name)))
        check(node, node.value, typeSizes);
    },
    Property(node) {
      if (/^font(?:Size|Weight)$/.test(node.key.name) && node.value.type === 'Literal') report(node);
    },
  };
});

const size = /^(?:width|height|[wh]|maw|mah|miw|mih)$/;

/** A size in px does not grow with the text. */
export const pixelSize = rule('Give a size in rem.', (report) => ({
  JSXAttribute(node) {
    if (size.test(node.name.name) && valuesOf(node.value).some((value) => /\dpx/.test(value))) report(node);
  },
}));
