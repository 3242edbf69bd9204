import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'id' | 'code' | 'importers' | 'dynamicImporters' | 'importedIds'>;

/** The modules of a build, when its chunks are chosen. */
export interface Graph {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

/** The modules from which a module is loaded: the entry, pages, and whatever else is imported dynamically. */
export type Reach = (id: string, graph: Graph) => ReadonlySet<string>;

/** Caches what it has found, so each build needs a new one. */
export function createReach(indexes = mantineIndexes()): Reach {
  const reached = new Map<string, ReadonlySet<string>>();
  const importersOf = createImporters(indexes);
  return (id, graph) => {
    const cachedReach = reached.get(id);
    if (cachedReach) return cachedReach;
    const roots = new Set<string>();
    const visited = new Set<string>([id]);
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const info = graph.getModuleInfo(next);
      if (!info || info.id.endsWith('.html')) continue;
      const isEntry = info.importers.some((importer) => importer.endsWith('.html'));
      if (isEntry || info.dynamicImporters.length > 0 || info.importers.length === 0) roots.add(next);
      for (const importer of importersOf(info, graph)) {
        if (visited.has(importer)) continue;
        visited.add(importer);
        open.push(importer);
      }
    }
    reached.set(id, roots);
    return roots;
  };
}

/** Mantine's packages, by the module that an import of one gives. */
const mantineIndexes = (): ReadonlyMap<string, string> =>
  new Map(
    ['@mantine/core', '@mantine/hooks'].map((name) => [fileURLToPath(import.meta.resolve(name)), name]),
  );

type UsersByPart = ReadonlyMap<string, readonly string[]>;

/** For a part of Mantine, returns the modules that import it, and not all that import anything from its package. */
function createImporters(indexes: ReadonlyMap<string, string>) {
  let usersByIndex: ReadonlyMap<string, UsersByPart> | null = null;
  return ({ id, importers }: ModuleInfo, graph: Graph): readonly string[] => {
    const users = (usersByIndex ??= new Map(
      [...indexes].map(([index, name]) => [index, usersByPart(index, name, graph)]),
    ));
    return importers.flatMap((importer) => {
      const ofIndex = users.get(importer);
      return ofIndex ? (ofIndex.get(id) ?? []) : [importer];
    });
  };
}

/** Fails where it would miss users, for chunks would change without a notice. */
function usersByPart(index: string, name: string, graph: Graph): UsersByPart {
  const info = graph.getModuleInfo(index);
  if (!info) throw new Error(`The build has no module ${index}, where ${name} was expected`);
  const folder = dirname(index);
  const users = usersByName(name, info.importers, graph);
  const parts = new Map(
    importsIn(info.code).map(([path, names]) => [
      join(folder, path),
      names.flatMap((each) => users.get(each) ?? []),
    ]),
  );
  const unread = info.importedIds.find((id) => id.startsWith(`${folder}/`) && !parts.has(id));
  if (unread !== undefined || parts.size === 0)
    throw new Error(`Cannot read which names ${index} takes from ${unread ?? 'its parts'}`);
  return parts;
}

function usersByName(
  name: string,
  users: readonly string[],
  graph: Graph,
): ReadonlyMap<string, readonly string[]> {
  const importersByName = new Map<string, string[]>();
  for (const user of users) {
    for (const [path, names] of importsIn(graph.getModuleInfo(user)?.code)) {
      if (path !== name) continue;
      for (const each of names) importersByName.set(each, [...(importersByName.get(each) ?? []), user]);
    }
  }
  return importersByName;
}

/** Returns the names that a module imports, and from where. */
function importsIn(code: string | null | undefined): (readonly [path: string, names: readonly string[]])[] {
  const imports = (code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g);
  return [...imports].map(([, names = '', path = '']) => [
    path,
    names.split(',').map((name) => name.trim().replace(/\s+as\s+.*$/, '')),
  ]);
}
