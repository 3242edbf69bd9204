import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRoot = process.getuid?.() === 0;

/**
 * Packages are installed on Debian only, as root or with CI=true, and never without being asked on a person's machine.
 */
const mayInstall =
  (isRoot || process.env['CI'] === 'true') &&
  existsSync('/usr/bin/apt-get') &&
  existsSync('/etc/debian_version');

interface RunOptions {
  readonly cwd?: string;
  /** In ms; a firewall may drop the requests. */
  readonly timeout: number;
}

function run(command: string, args: readonly string[], options: RunOptions): boolean {
  const { status } = spawnSync(command, args, {
    ...options,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

const apt = (timeout: number, ...args: string[]) =>
  isRoot ? run('apt-get', args, { timeout }) : run('sudo', ['-n', 'apt-get', ...args], { timeout });

/** Installs the first of these packages that the distribution has; false when that is not allowed here or all failed. */
export function installPackage(...names: readonly string[]): boolean {
  if (!mayInstall) return false;
  apt(300_000, 'update'); // when it fails, an older index may be sufficient
  return names.some((name) => {
    console.log(`apt-get install ${name}`);
    return apt(300_000, 'install', '-y', '--no-install-recommends', name);
  });
}

/** Downloads a package of the distribution and unpacks it into a folder, without installing or starting anything. */
export function unpackPackage(name: string, folder: string): boolean {
  if (!mayInstall) return false;
  console.log(`apt-get download ${name}`);
  const options = { cwd: folder, timeout: 50_000 };
  const download = () => run('apt-get', ['download', name], options);
  return (
    (download() || (apt(60_000, 'update') && download())) &&
    run('sh', ['-c', `dpkg -x ${name}_*.deb .`], options)
  );
}
