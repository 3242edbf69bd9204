import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#tools/browser/port.ts';
import { unpackPackage } from '#tools/debian.ts';
import { until } from '#tests/kit/until.ts';

/** Where the distribution's package is unpacked, once. */
const unpackedIn = resolve('test-results/nginx');

const runs = (path: string) => spawnSync(path, ['-v']).status === 0;

/** Finds nginx on this machine, or unpacks the distribution's package; throws when neither is possible. */
function findNginx(): string {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  const unpacked = join(unpackedIn, 'usr/sbin/nginx');
  const program = [...folders.map((folder) => join(folder, 'nginx')), unpacked].find(runs);
  if (program !== undefined) return program;
  mkdirSync(unpackedIn, { recursive: true });
  const unpacks = (name: string) => unpackPackage(name, unpackedIn) && runs(unpacked);
  if (['nginx', 'nginx-light'].some(unpacks)) return unpacked;
  throw new Error(
    'No nginx was found. Install it and put it on the path: apt-get install nginx-light (Debian; as root or with CI=true its ' +
      'package is unpacked without being installed).',
  );
}

/** Starts nginx on a folder of files with the content of a build's `nginx.conf`, on a free port. */
export async function startNginx(
  dist: string,
  settings: string,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const program = findNginx();
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
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  await until(() => fetch(origin).catch(() => Promise.reject(new Error(errors))));
  return {
    origin,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
