import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { defaultPort } from '#mocks/adapters/server/options.ts';
import { nginxFile } from '#tools/host/host-files.ts';
import { started } from '#tests/mocks/adapters/server/server-process.ts';

// No container is built here: the files are read, and what an image runs is run from the files that it copies.

const Command = z.array(z.string());
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.optional(z.boolean()), optional: z.optional(z.boolean()) }),
  ),
});

const files = globSync('docker/*.Dockerfile').toSorted();
const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The arguments of each instruction of this name. */
const all = (file: string, instruction: string): readonly string[] =>
  lines(file)
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

const last = (file: string, instruction: string): string => all(file, instruction).at(-1) ?? '';

/** The program and its arguments in `CMD […]`, after other words. */
const commandIn = (text: string): readonly string[] =>
  z.parse(Command, JSON.parse(text.slice(text.indexOf('['))));

/** What an image takes from the repository, with where it goes. */
const copies = (file: string) =>
  all(file, 'COPY')
    .filter((line) => !line.startsWith('--from='))
    .map((line) => line.split(' '))
    .flatMap((parts) => parts.slice(0, -1).map((from) => ({ from, to: parts.at(-1) ?? '' })));

const [everything, ...sentToBuilder] = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test('there is an image of the mock backend and one of the demo', () => {
  expect(files).toEqual(['docker/demo.Dockerfile', 'docker/mock-api.Dockerfile']);
});

test('the builder gets named files only, and each of them exists', () => {
  expect(everything).toBe('*');
  const named = sentToBuilder.map((line) => line.replace(/^!/, ''));
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

describe.each(files)('the image of %s', (file) => {
  test('copies what exists and is sent to the builder', () => {
    const missing = copies(file)
      .map(({ from }) => from)
      .filter((from) => from !== '.' && (!existsSync(from) || !sentToBuilder.includes(`!${from}`)));
    expect(missing).toEqual([]);
  });

  test('uses the version of Node that the repository uses', () => {
    const versions = all(file, 'FROM').flatMap((base) => /^node:(\d+)-slim/.exec(base)?.[1] ?? []);
    expect(versions).toEqual([readFileSync('.nvmrc', 'utf8').trim()]);
  });

  test('is run without the rights of root, and says whether it works', () => {
    expect(last(file, 'USER')).toMatch(/^(?:node|nginx)$/);
    expect(commandIn(last(file, 'HEALTHCHECK')).join(' ')).toContain(`//127.0.0.1:${last(file, 'EXPOSE')}/`);
  });
});

test('the image of the demo has the folder and the port that nginx.conf names', () => {
  const [demo = ''] = files;
  const settings = nginxFile([]);
  expect(settings).toContain(`listen ${last(demo, 'EXPOSE')};`);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts).toHaveProperty(last(demo, 'RUN').replace('npm run ', ''));
  expect(all(demo, 'COPY')).toContain('--from=build /app/dist /usr/share/nginx/html');
  expect(settings).toContain('root /usr/share/nginx/html;');
});

/** The folder of the mock backend's image: what it copies, and the packages that `npm ci` installs in it. */
function imageFolder(file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { from, to } of copies(file))
    cpSync(from, join(folder, to === './' ? from : to), { recursive: true });
  const { packages } = z.parse(Lock, JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const [path, { dev, optional }] of Object.entries(packages)) {
    if (dev || optional || path.lastIndexOf('node_modules/') !== 0) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  return folder;
}

test('the image of the mock backend answers from what it contains, as its check says', async () => {
  const file = 'docker/mock-api.Dockerfile';
  const folder = imageFolder(file);
  expect(last(file, 'EXPOSE')).toBe(String(defaultPort));
  const [, ...args] = commandIn(last(file, 'ENTRYPOINT'));
  const { url, end } = await started(process.execPath, [...args, '--port', '0'], folder);
  const [, ...check] = commandIn(last(file, 'HEALTHCHECK'));
  const checked = () =>
    spawnSync(
      process.execPath,
      check.map((arg) => arg.replace(`127.0.0.1:${defaultPort}`, new URL(url).host)),
    ).status;
  expect(checked()).toBe(0);
  await end();
  expect(checked()).toBe(1);
});
