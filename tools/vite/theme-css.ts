import { readFileSync } from 'node:fs';
import { createElement } from 'react';

// What Mantine's provider would say anew at every visit, said once while building.

/** The sheets of Mantine's that every page has; those of its components come with the provider (`Themed.tsx`). */
const sheets = ['baseline', 'global'].map((name) => `node_modules/@mantine/core/styles/${name}.layer.css`);
const declaration = /(--mantine-[\w-]+): ([^;]*);/g;

/** Our tokens in both schemes, and of Mantine's variables those that its sheets for every page need. */
export async function themeCss(): Promise<string> {
  const css = await allVariables();
  const wanted = new Set(sheets.flatMap((sheet) => namesIn(readFileSync(sheet, 'utf8'))));
  for (let before = 0; before < wanted.size;) {
    before = wanted.size;
    for (const [, name = '', value = ''] of css.matchAll(declaration)) {
      if (wanted.has(name)) for (const needed of namesIn(value)) wanted.add(needed);
    }
  }
  return css.replace(declaration, (whole, name: string) => (wanted.has(name) ? whole : ''));
}

function namesIn(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

async function allVariables(): Promise<string> {
  // Only when it is asked for: most commands that read vite.config.ts make no style sheet.
  const { MantineProvider } = await import('@mantine/core');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { createAppTheme, cssVariablesResolver } = await import('../../src/app/theme.ts');
  const provider = createElement(MantineProvider, {
    theme: createAppTheme(new Date().getFullYear()),
    cssVariablesResolver,
    deduplicateCssVariables: false,
    withGlobalClasses: false,
  });
  const [, css] = /<style[^>]*>(.*?)<\/style>/s.exec(renderToStaticMarkup(provider)) ?? [];
  if (css === undefined) throw new Error('Mantine writes its variables in another way than it did');
  return css;
}
