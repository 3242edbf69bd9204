import type { Import } from './import.ts';

/**
 * The folders of `src`, top to bottom. A file imports from its own folder and from those of lower storeys. The two wings,
 * for customers and for administrators, share a storey and never import each other.
 */
const storeys: readonly (readonly string[])[] = [
  ['startup'],
  ['app'],
  ['demo'],
  ['customer', 'administration'],
  ['resources'],
  ['layout'],
  ['pwa'],
  ['kits/lists'],
  ['kits/actions'],
  ['kits/forms'],
  ['kits/schedule'],
  ['ui'],
  ['theme'],
  ['api'],
  ['errors'],
  ['platform'],
];

/** What is wrong with an import inside `src`, in a sentence; null when it is allowed. */
export function storeyBreach({ from, target }: Import): string | null {
  const [home, there] = [folderOf(from), folderOf(target)];
  if (home === null) return `${from} is in no folder of src`;
  if (there === null) return `${target} is in no folder of src`;
  if (home === there) return null;
  const [level, levelThere] = [levelOf(home), levelOf(there)];
  if (levelThere === level) return `${home} does not import ${there}, the other wing`;
  return levelThere < level ? `${home} does not import ${there}, which lies above it` : null;
}

const folderOf = (path: string): string | null =>
  storeys.flat().find((folder) => path.startsWith(`src/${folder}/`)) ?? null;

const levelOf = (folder: string): number => storeys.findIndex((storey) => storey.includes(folder));
