import type { Plugin } from 'vite';

/** Mantine's sheet of the variables of its own theme. */
const source = '@mantine/core/styles/default-css-variables.layer.css';
const id = '\0theme-variables.css';

/** Mantine's palettes that neither the theme nor a component of ours names. */
export const unusedPalettes = [
  'cyan',
  'grape',
  'green',
  'indigo',
  'lime',
  'orange',
  'pink',
  'teal',
  'violet',
  'yellow',
];

/** Palettes whose single shades are used, but in whose colour there is no variant of a component. */
const shadesOnly = ['dark', 'gray', 'red', 'blue', 'ink', 'snow'];

/** Palettes of ours: variants of components take some of their shades. */
const ours = ['secondary', 'accent', 'info', 'success', 'warning', 'error', 'ink', 'snow'];

/** Variables of the theme that nothing reads: two thirds of all. */
export const unusedVariable = new RegExp(
  [
    `^--mantine-color-(${unusedPalettes.join('|')})-`,
    `^--mantine-color-(${shadesOnly.join('|')})-(text|filled|light|outline)`,
    `^--mantine-color-(${ours.join('|')})-[1345]$`,
    '^--mantine-color-(secondary|accent|info|success|warning)-outline', // only errors have a notice with a border
    '^--mantine-(breakpoint|h[456]|primary-color-\\d|z-index)',
  ].join('|'),
);

/**
 * Replaces Mantine's variables by those of our theme. Otherwise Mantine would compute both in each page and write the
 * differences into a style element during the first rendering, after which the browser computes all styles again.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    resolveId: (given) => (given === source ? id : null),
    load: (file) => (file === id ? writeThemeVariables() : null),
  };
}

/** Loads Mantine on first use, because most test runs need no sheet. */
export async function writeThemeVariables(): Promise<string> {
  const { convertCssVariables, deepMerge, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } =
    await import('@mantine/core');
  const { look } = await import('#src/theme/look.ts');
  const { cssVariablesResolver } = await import('#src/theme/variables.ts');
  const theme = mergeMantineTheme(DEFAULT_THEME, look);
  const all = deepMerge(defaultCssVariablesResolver(theme), cssVariablesResolver(theme));
  const used = (variables: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(variables).filter(([name]) => !unusedVariable.test(name)));
  return lightOnPaper(
    convertCssVariables(
      { variables: used(all.variables), light: used(all.light), dark: used(all.dark) },
      ':root',
    ),
  );
}

/** Paper is white and browsers do not print backgrounds, so the light text of the dark scheme would be unreadable. */
function lightOnPaper(sheet: string): string {
  return sheet
    .replace(/:root\[data-mantine-color-scheme="dark"\]\{[^}]*\}/, '@media not print{$&}')
    .replace(':root[data-mantine-color-scheme="light"]', ':root');
}
