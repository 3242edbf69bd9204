import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRoot = process.getuid?.() === 0;

/** Nothing is brought to a person's machine unasked: only as root on a Debian, or when CI=true says nobody minds. */
const mayBring =
  (isRoot || process.env['CI'] === 'true') &&
  existsSync('/usr/bin/apt-get') &&
  existsSync('/etc/debian_version');

interface Place {
  readonly cwd?: string;
  /** In ms: a firewall may swallow what is asked for. */
  readonly timeout: number;
}

function run(command: string, args: readonly string[], place: Place): boolean {
  const { status } = spawnSync(command, args, {
    ...place,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

const apt = (timeout: number, ...args: string[]) =>
  isRoot ? run('apt-get', args, { timeout }) : run('sudo', ['-n', 'apt-get', ...args], { timeout });

/** Installs a package of the distribution; false when that is not allowed here or failed. */
export function installPackage(name: string): boolean {
  if (!mayBring) return false;
  console.log(`apt-get install ${name}`);
  apt(300_000, 'update'); // an old index may still do
  return apt(300_000, 'install', '-y', '--no-install-recommends', name);
}

/** Unpacks a package of the distribution into a folder: nothing of it is set up, and no service starts. */
export function unpackPackage(name: string, folder: string): boolean {
  if (!mayBring) return false;
  console.log(`apt-get download ${name}`);
  const here = { cwd: folder, timeout: 20_000 };
  const download = () => run('apt-get', ['download', name], here);
  return (
    (download() || (apt(30_000, 'update') && download())) &&
    run('sh', ['-c', `dpkg -x ${name}_*.deb .`], here)
  );
}
