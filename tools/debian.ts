import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRoot = process.getuid?.() === 0;

/** Nothing is brought to a person's machine unasked: only as root on a Debian, or when CI=true says nobody minds. */
const mayBring =
  (isRoot || process.env['CI'] === 'true') &&
  existsSync('/usr/bin/apt-get') &&
  existsSync('/etc/debian_version');

function run(command: string, args: readonly string[], cwd?: string): boolean {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });
  return status === 0;
}

const apt = (...args: string[]) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]));

/** Installs a package of the distribution; false when that is not allowed here or failed. */
export function installPackage(name: string): boolean {
  if (!mayBring) return false;
  console.log(`apt-get install ${name}`);
  apt('update'); // an old index may still do
  return apt('install', '-y', '--no-install-recommends', name);
}

/** Unpacks a package of the distribution into a folder: nothing of it is set up, and no service starts. */
export function unpackPackage(name: string, folder: string): boolean {
  if (!mayBring) return false;
  console.log(`apt-get download ${name}`);
  const download = () => run('apt-get', ['download', name], folder);
  if (!download() && !(apt('update') && download())) return false;
  return run('sh', ['-c', `dpkg -x ${name}_*.deb .`], folder);
}
