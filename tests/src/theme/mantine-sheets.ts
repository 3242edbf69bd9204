import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const core = resolve('node_modules/@mantine/core');
const componentsDir = join(core, 'esm/components');
const sheetOf = (name: string) => `@mantine/core/styles/${name}.layer.css`;

/** Components that any file under src/ imports from Mantine. */
export function componentsInUse(): string[] {
  const files = globSync('src/**/*.{ts,tsx}');
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import (?!type)\{([^}]*)\} from '@mantine\/core'/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim()),
    ),
  );
  return [...new Set(names)].filter((name) => existsSync(join(componentsDir, name, `${name}.mjs`))).sort();
}

/** The sheets of a component and of everything that its own code imports, its unused `Component.Part`s left out. */
export function sheetsOf(component: string): string[] {
  const root = join(componentsDir, component, `${component}.mjs`);
  const seen = new Set(unusedParts(component, root));
  const sheets = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const [, name] = /components\/.*\/(\w+)\.module\.mjs$/.exec(file) ?? [];
    if (name && existsSync(join(core, `styles/${name}.layer.css`))) sheets.add(sheetOf(name));
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+\.mjs)"/g)) {
      visit(resolve(dirname(file), path));
    }
  };
  visit(root);
  return [...sheets].sort();
}

/** Files of parts that hang on a component (`Checkbox.Card`) and that no file under src/ takes from there. */
function unusedParts(component: string, file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const ours = globSync('src/**/*.tsx').map((name) => readFileSync(name, 'utf8'));
  return [...source.matchAll(new RegExp(`^${component}\\.(\\w+) = (\\w+);`, 'gm'))].flatMap(
    ([, part = '', local = '']) => {
      const [, path] = new RegExp(`import \\{[^}]*\\b${local}\\b[^}]*\\} from "([^"]+)"`).exec(source) ?? [];
      const used = ours.some((text) => text.includes(`<${component}.${part}`));
      return used || !path ? [] : [resolve(dirname(file), path)];
    },
  );
}

/** The sheets that the application imports for its components, in its order. */
export function sheetsImported(): string[] {
  const source = readFileSync('src/theme/field-styles.ts', 'utf8');
  return [...source.matchAll(/^import '(@mantine[^']+)';$/gm)].map(([, path = '']) => path);
}

/** Where a sheet lies in the one that holds all of them; Mantine says that this order matters. */
export function placeOf(sheet: string): number {
  const rules = readFileSync(join('node_modules', sheet), 'utf8').replace(/^@layer mantine \{/, '');
  const all = readFileSync(join(core, 'styles.layer.css'), 'utf8');
  return all.indexOf(rules.slice(0, 80));
}
