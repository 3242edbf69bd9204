import type { Plugin } from 'vite';

const source = 'virtual:theme-variables.css';
const id = '\0theme-variables.css';

/**
 * A style sheet with the variables of our theme. Otherwise Mantine would compute them in each page and write them into a
 * style element during the first rendering, after which the browser computes all styles again.
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
  return lightOnPaper(convertCssVariables(all, ':root'));
}

/** Paper is white and browsers do not print backgrounds, so the light text of the dark scheme would be unreadable. */
function lightOnPaper(sheet: string): string {
  return sheet
    .replace(/:root\[data-mantine-color-scheme="dark"\]\{[^}]*\}/, '@media not print{$&}')
    .replace(':root[data-mantine-color-scheme="light"]', ':root');
}
