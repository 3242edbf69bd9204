import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, minify } from 'vite';

/** The script inside every page, which runs before any module: the entry guard, and the first requests. */
export async function inlineScript(root: string, dist: string, mode: string): Promise<string> {
  const guard = await minify('entry-guard.js', await readFile(join(dist, 'entry-guard.js'), 'utf8'));
  const requests = await bundled(root, mode, 'src/startup/inline-first-requests.ts');
  const script = `${guard.code.trim()}${requests}`;
  if (/<\/script|<!--/i.test(script)) throw new Error('The inline script would end its own element');
  return script;
}

/** Bundles a module and its imports into one classic script, with the settings of the build's mode. */
async function bundled(root: string, mode: string, input: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk, ...otherOutputs] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk' || otherOutputs.length > 0) throw new Error(`${input} is not one chunk`);
  return chunk.code.trim();
}
