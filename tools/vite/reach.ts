import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

export type ChunkingContext = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...given: never) => unknown>
>[1];
type ModuleInfo = NonNullable<ReturnType<ChunkingContext['getModuleInfo']>>;

/** The modules from which a module is loaded: the entry, pages, and whatever else is imported dynamically. */
export type Reach = (id: string, graph: ChunkingContext) => ReadonlySet<string>;

/** Caches what it has found, so each build needs a new one. */
export function createReach(): Reach {
  const reached = new Map<string, ReadonlySet<string>>();
  const importersOf = createImporters();
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

/** Whether a module belongs to a library or imports it statically, directly or through others. Caches like `Reach`. */
export function createNeeds(library: RegExp): (id: string, graph: ChunkingContext) => boolean {
  const answers = new Map<string, boolean>();
  return function needs(id: string, graph: ChunkingContext): boolean {
    const answer = answers.get(id);
    if (answer !== undefined) return answer;
    answers.set(id, false); // for circles inside other libraries
    const result =
      library.test(id) || (graph.getModuleInfo(id)?.importedIds ?? []).some((each) => needs(each, graph));
    answers.set(id, result);
    return result;
  };
}

const index = /\/(@mantine\/(?:core|hooks))\/esm\/index\.mjs$/;

interface Users {
  /** The modules that import each name from the package. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** The names that the package's index exports from each part. */
  readonly namesOf: ReadonlyMap<string, readonly string[]>;
}

/** For a part of Mantine, returns the modules that import it, and not all that import anything from its package. */
function createImporters() {
  const usersOfIndex = new Map<string, Users>();

  function usersOf(file: string, name: string, graph: ChunkingContext): Users {
    const info = graph.getModuleInfo(file);
    const users = usersOfIndex.get(name) ?? {
      namesOf: new Map(importsIn(info?.code).map(([path, names]) => [join(dirname(file), path), names])),
      byName: usersByName(name, info?.importers ?? [], graph),
    };
    usersOfIndex.set(name, users);
    return users;
  }

  return ({ id, importers }: ModuleInfo, graph: ChunkingContext): readonly string[] =>
    importers.flatMap((importer) => {
      const [, name] = index.exec(importer) ?? [];
      if (name === undefined) return [importer];
      const { namesOf, byName } = usersOf(importer, name, graph);
      return (namesOf.get(id) ?? []).flatMap((each) => byName.get(each) ?? []);
    });
}

function usersByName(
  name: string,
  users: readonly string[],
  graph: ChunkingContext,
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
