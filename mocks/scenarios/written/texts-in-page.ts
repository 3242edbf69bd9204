const files = import.meta.glob<string>('./*.scenario', { query: '?raw', import: 'default', eager: true });

/** The texts of the written scenarios by their names, for bundles: package.json chooses this file for a browser. */
export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice('./'.length, -'.scenario'.length), text]),
);
