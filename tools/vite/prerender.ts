import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type * as Entry from '#src/startup/entry-prerender.tsx';
import { routes } from '#src/platform/routing/page-table.ts';
import { matchPath } from '#src/platform/routing/paths.ts';
import { isPrerendered, payloadPath } from '#src/app/prerender/prerendered.ts';
import { modulesOf, pageModule } from '#tools/build/manifest.ts';
import { missingPage, pageFile } from '#tools/host/rules.ts';
import type * as Demo from './demo-backend.ts';
import { criticalStyle } from './critical-style.ts';
import { readPageFiles } from './page-files.ts';
import { inlineScript } from './inline-script.ts';
import { pageHtml, type PageParts, type Sheet } from './page-html.ts';
import type { Release } from './release.ts';
import { cssOptions } from './styles.ts';

/** A page whose critical style is not known yet. */
type PartsWithSheets = Omit<PageParts, 'entryStyle' | 'sheets'> & { readonly sheets: readonly Sheet[] };

/**
 * Writes the HTML of every route, `404.html` and the empty `200.html`, before the worker's list of files is made.
 * The data comes from the mock backend, or from the API at `APP_PRERENDER_API`.
 */
export function prerender(release: Release, { APP_PRERENDER_API }: NodeJS.ProcessEnv): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (!isWritten) return; // a failed build is closed, too, and has an error of its own
        const dist = resolve(config.root, config.build.outDir);
        const work = join(config.root, `node_modules/.prerender-${release.id}-${process.pid}`);
        try {
          await buildForNode(config, work);
          await writePages(config, dist, work, release, APP_PRERENDER_API);
        } finally {
          await rm(work, { recursive: true, force: true });
        }
      },
    },
  };
}

/** The application and the mock backend as modules that this process can run. */
function buildForNode(config: ResolvedConfig, outDir: string): Promise<unknown> {
  return build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    css: cssOptions,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: { entry: 'src/startup/entry-prerender.tsx', demo: 'tools/vite/demo-backend.ts' },
      },
    },
  });
}

async function writePages(
  { root, mode }: ResolvedConfig,
  dist: string,
  work: string,
  release: Release,
  api: string | undefined,
): Promise<void> {
  const load = (name: string): Promise<unknown> => import(pathToFileURL(join(work, `${name}.js`)).href);
  const { renderRoutes, renderMissing } = (await load('entry')) as typeof Entry;
  const { startDemo } = (await load('demo')) as typeof Demo;
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const script = await inlineScript(root, dist, mode);
  const save = async (file: string, text: string) => {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  };
  const pageFiles = readPageFiles(dist);
  const { entryStyle } = pageFiles;
  const savePage = async (file: string, parts: PartsWithSheets) => {
    const { html } = parts;
    const all = [entryStyle, ...parts.sheets].map(({ text }) => text);
    const sheets = await Promise.all(
      parts.sheets.map(async (sheet) => ({ ...sheet, critical: await criticalStyle(sheet.text, html, all) })),
    );
    const critical = await criticalStyle(
      entryStyle.text,
      html,
      sheets.map((sheet) => sheet.critical),
    );
    await save(
      file,
      pageHtml(template, script, { ...parts, sheets, entryStyle: { ...entryStyle, critical } }),
    );
  };

  const rendered = await renderRoutes({
    build: release.id,
    source: api ? 'api' : 'demo',
    today: new Date(release.timestamp),
    fetch: api ? (request) => fetch(movedTo(api, request)) : await startDemo(),
  });
  const signIn = pageFiles.filesFor(pageModule(routes.login.path));
  for (const { path, title, html, payload, firstRequests } of rendered) {
    const id = matchPath(path);
    const filesOfPage = pageFiles.of(...modulesOf(path));
    const needsSession = id !== null && routes[id].access !== 'public';
    const parts = { ...filesOfPage, title, html, payload, firstRequests };
    const missing = needsSession ? signIn.filter((file) => !filesOfPage.files.has(file)) : [];
    await savePage(pageFile(path), { ...parts, signIn: missing });
    if (payload && id && isPrerendered(id)) await save(payloadPath(id), JSON.stringify(payload));
  }
  const shell = { ...pageFiles.of(), payload: null, firstRequests: [], signIn: [] };
  await savePage(missingPage, { ...renderMissing(), ...shell });
  await savePage('200.html', { title: 'Tranche', html: '', ...shell });
  await rm(join(dist, 'entry-guard.js')); // every page contains this script
}

function movedTo(api: string, request: Request): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(`${api.replace(/\/+$/, '')}${pathname}${search}`, request);
}
