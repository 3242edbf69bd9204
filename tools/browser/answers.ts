import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = /(Chrom(e|ium)|Edge|Brave)\b/i;

/**
 * The version of a browser, or a sentence why it is none. On Windows `--version` opens a window instead of printing,
 * so there the file's existence has to do.
 */
export function askVersion(
  path: string,
  platform: string = process.platform,
): { version: string } | { why: string } {
  if (!existsSync(path)) return { why: 'no such file' };
  if (platform === 'win32') return { version: 'version not asked on Windows' };
  const { status, stdout, error } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (error) return { why: error.message };
  if (status !== 0) return { why: `--version ended with ${status}` };
  const version = stdout.trim();
  return known.test(version) ? { version } : { why: `does not call itself a Chromium: "${version}"` };
}
