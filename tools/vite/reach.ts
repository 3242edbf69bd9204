import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

export type ChunkingContext = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...given: never) => unknown>
>[1];
type ModuleInfo = NonNullable<ReturnType<ChunkingContext['getModuleInfo']>>;

/** The modules from which a module is loaded: the entry, pages, and whatever else is imported dynamically. */
export type Reach = (id: string, graph: ChunkingContext) => ReadonlySet<string>;

/** Remembers what it has found, so one is for one build. */
export function createReach(): Reach {
  const reached = new Map<string, ReadonlySet<string>>();
  const importersOf = createImporters();
  return (id, graph) => {
    const known = reached.get(id);
    if (known) return known;
    const roots = new Set<string>();
    const seen = new Set<string>([id]);
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const info = graph.getModuleInfo(next);
      if (!info || info.id.endsWith('.html')) continue;
      const isEntry = info.importers.some((importer) => importer.endsWith('.html'));
      if (isEntry || info.dynamicImporters.length > 0 || info.importers.length === 0) roots.add(next);
      for (const importer of importersOf(info, graph)) {
        if (seen.has(importer)) continue;
        seen.add(importer);
        open.push(importer);
      }
    }
    reached.set(id, roots);
    return roots;
  };
}

const mantineIndex = /\/@mantine\/core\/esm\/index\.mjs$/;

/** Of a part of Mantine: who imports it, not who imports anything at all from Mantine's index. */
function createImporters() {
  /** The modules that import each name from the index, and the names that each part gives to the index. */
  let usersOf: ReadonlyMap<string, readonly string[]> | null = null;
  let namesOf: ReadonlyMap<string, readonly string[]> = new Map();

  return ({ id, importers }: ModuleInfo, graph: ChunkingContext): readonly string[] => {
    const index = importers.find((importer) => mantineIndex.test(importer));
    if (index === undefined) return importers;
    if (usersOf === null) {
      const info = graph.getModuleInfo(index);
      namesOf = new Map(importsIn(info?.code).map(([path, names]) => [join(dirname(index), path), names]));
      usersOf = usersByName(info?.importers ?? [], graph);
    }
    const users = (namesOf.get(id) ?? []).flatMap((name) => usersOf?.get(name) ?? []);
    return [...importers.filter((importer) => importer !== index), ...users];
  };
}

function usersByName(
  users: readonly string[],
  graph: ChunkingContext,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const user of users) {
    for (const [path, names] of importsIn(graph.getModuleInfo(user)?.code)) {
      if (path !== '@mantine/core') continue;
      for (const name of names) found.set(name, [...(found.get(name) ?? []), user]);
    }
  }
  return found;
}

/** What a module's text imports by name, and from where. */
function importsIn(code: string | null | undefined): (readonly [path: string, names: readonly string[]])[] {
  const found = (code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, names = '', path = '']) => [
    path,
    names.split(',').map((name) => name.trim().replace(/\s+as\s+.*$/, '')),
  ]);
}
