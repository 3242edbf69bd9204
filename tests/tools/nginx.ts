import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '#tools/browser/port.ts';
import { unpackPackage } from '#tools/debian.ts';

const runs = (path: string) => spawnSync(path, ['-v']).status === 0;

/**
 * The server on this machine, or out of the distribution's package; undefined where neither can be had, which is said
 * aloud. `forget` takes away what was unpacked.
 */
export function findNginx(): { readonly nginx: string | undefined; forget(): void } {
  const brought = mkdtempSync(join(tmpdir(), 'nginx-package-'));
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  const installed = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  const unpacked = join(brought, 'usr/sbin/nginx');
  const unpacks = (name: string) => unpackPackage(name, brought) && runs(unpacked);
  const nginx = installed ?? (['nginx', 'nginx-light'].some(unpacks) ? unpacked : undefined);
  if (nginx === undefined)
    process.stderr.write('\nNGINX WAS NOT TRIED. To try it: apt-get install nginx-light\n\n');
  return { nginx, forget: () => rmSync(brought, { recursive: true }) };
}

/** The server at work on a folder of files, under the settings that go with it: `nginx.conf` as a build has it. */
export async function startNginx(
  program: string,
  dist: string,
  settings: string,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = settings
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/usr/share/nginx/html', dist);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const whole = join(folder, 'whole.conf');
  writeFileSync(
    whole,
    `daemon off;\nmaster_process off;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temp}\n` +
      'types { text/html html; text/javascript js; application/json json; image/svg+xml svg; }\n' +
      `${server}}\n`,
  );
  const child = spawn(program, ['-p', folder, '-c', whole], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  await vi.waitFor(() => fetch(origin).catch(() => Promise.reject(new Error(said))), { timeout: 10_000 });
  return {
    origin,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
