import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '#contracts/z.ts';
import type { Row } from '#src/platform/routing/page-row.ts';
import { type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';
import { matchPath } from '#src/platform/routing/paths.ts';

const Chunk = z.object({
  file: z.string(),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.output<typeof Manifest>;

/** Reads Vite's manifest of a build: chunks by their entry module. */
export function readManifest(dist: string): Manifest {
  return z.parse(Manifest, JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
}

/** The files that are loaded with these modules: their chunks, the chunks that these import, and the style sheets. */
export function filesOf(manifest: Manifest, ...modules: readonly string[]): ReadonlySet<string> {
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    if (visited.has(name)) return;
    visited.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build holds no chunk "${name}"`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

/** The files that are loaded only with the mock backend: its own, and those of the demo's console, phone, strip and tours. */
export function demoFiles(manifest: Manifest): ReadonlySet<string> {
  const roots = Object.keys(manifest).filter(
    (name) => name === 'index.html' || manifest[name]?.isDynamicEntry,
  );
  const isDemo = (name: string) => /^(mocks|src\/demo)\//.test(name);
  const applicationFiles = filesOf(manifest, ...roots.filter((name) => !isDemo(name)));
  const files = filesOf(manifest, ...roots.filter(isDemo));
  return new Set([...files].filter((file) => !applicationFiles.has(file)));
}

/** The style sheets of these modules in order: a chunk's own sheets after those of its imports. */
export function cascadeOf(manifest: Manifest, ...modules: readonly string[]): readonly string[] {
  const visited = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string): void => {
    if (visited.has(name)) return;
    visited.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build holds no chunk "${name}"`);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) sheets.add(file);
  };
  modules.forEach(visit);
  return [...sheets];
}

/** The style sheet that every page has: tools/vite/entry-style.ts makes it. */
export function entryStyleFile(manifest: Manifest): string {
  const made = Object.values(manifest).find(({ file }) => /^assets\/entry-[\w-]+\.css$/.test(file));
  if (!made) throw new Error('The build holds no style sheet of the entry');
  return made.file;
}

/** Bytes in brotli of the scripts among the files. */
export function scriptBytes(dist: string, files: Iterable<string>): number {
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);
}

const root = join(import.meta.dirname, '../..');

const listModule = (folder: string) => `src/administration/${folder}/list.tsx`;

/** The module of the page at a path of the table of pages: its list, or in its feature, in folders named as the path. */
export function pageModule(path: string): string {
  const { folder }: Partial<Row> = routes[matchPath(path) ?? 'home'];
  if (folder !== undefined) return listModule(folder);
  const [module] = globSync(
    `src/{app,layout,customer/*,administration/*}/pages${path === '/' ? '/home' : path}/page.tsx`,
    {
      cwd: root,
    },
  );
  if (module === undefined) throw new Error(`No page lies at ${path}`);
  return module;
}

/** Loaded lazily, because only administrators have it. */
export const administrationFrame = 'src/layout/AdministrationFrame.tsx';

/** The modules that the page at a path loads beside the entry: its own, and the frame of the administration. */
export function modulesOf(path: string): readonly string[] {
  const id = matchPath(path);
  const isAdministration = id !== null && routes[id].area === 'administration';
  return [pageModule(path), ...(isAdministration ? [administrationFrame] : [])];
}

/** The id of the page that a module is, by its folders; null for other modules. */
export function pageOfModule(module: string): RouteId | null {
  const ofList = routeIds().find((id) => {
    const { folder }: Row = routes[id];
    return folder !== undefined && module.endsWith(`/${listModule(folder)}`);
  });
  if (ofList) return ofList;
  const folders = /\/src\/(?:app|layout|(?:customer|administration)\/[^/]+)\/pages(\/.*)\/page\.tsx$/.exec(
    module,
  )?.[1];
  return folders === undefined ? null : matchPath(folders === '/home' ? '/' : folders);
}
