import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lockFile } from '#mocks/store/file-lock.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const program = `
import { lockFile } from ${JSON.stringify(resolve('mocks/store/file-lock.ts'))};
try {
  lockFile(process.argv[1]);
  console.log('held');
  setInterval(() => {}, 1000);
} catch (cause) {
  console.log(cause.message);
}`;

/** A process that tries to lock a file; `said` is its first line, 'held' or the reason why not. */
function lockingProcess(path: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, path]);
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  const kill = () => {
    child.kill('SIGKILL');
    return closed;
  };
  onTestFinished(kill);
  const said = new Promise<string>((done) => {
    child.stdout.once('data', (data: Buffer) => done(data.toString().trim()));
  });
  return { said, kill };
}

test('of processes that start together one gets the lock, the next one after it', async () => {
  const path = join(newFolder(), 'state.lock');
  for (let round = 0; round < 2; round += 1) {
    const processes = Array.from({ length: 5 }, () => lockingProcess(path));
    const said = await Promise.all(processes.map((each) => each.said));
    expect(said.toSorted()).toEqual([...Array(4).fill('another server uses it'), 'held']);
    await Promise.all(processes.map((each) => each.kill()));
  }
  expect(readdirSync(join(path, '..'))).toEqual(['state.lock']);
});

test('excludes its own process too, until it is released', () => {
  const path = join(newFolder(), 'state.lock');
  const lock = lockFile(path);
  expect(() => lockFile(path)).toThrow('another server uses it');
  lock.release();
  lock.release();
  lockFile(path).release();
});

test('a path where no lock can be created is named', () => {
  const path = join(newFolder(), 'none', 'state.lock');
  expect(() => lockFile(path)).toThrow(/its lock .*state\.lock cannot be taken/);
});

describe('a file of another program at the path of the lock is refused and not changed', () => {
  const refusal = /state\.lock is not an empty file.*: choose another data file, or move that file away/;

  test('its database, whose pages wait in a write-ahead log', () => {
    const path = join(newFolder(), 'state.lock');
    const theirs = new DatabaseSync(path);
    theirs.exec(
      "PRAGMA journal_mode = WAL; CREATE TABLE things (name TEXT); INSERT INTO things VALUES ('mine')",
    );
    theirs.close();
    const before = readFileSync(path);
    expect(() => lockFile(path)).toThrow(refusal);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('its text', () => {
    const path = join(newFolder(), 'state.lock');
    writeFileSync(path, '4711\n');
    expect(() => lockFile(path)).toThrow(refusal);
    expect(readFileSync(path, 'utf8')).toBe('4711\n');
  });

  test('a directory, a link', () => {
    const folder = newFolder();
    const path = join(folder, 'state.lock');
    mkdirSync(path);
    expect(() => lockFile(path)).toThrow(refusal);
    rmSync(path, { recursive: true });
    symlinkSync(join(folder, 'theirs.db'), path);
    expect(() => lockFile(path)).toThrow(refusal);
    expect(readdirSync(folder)).toEqual(['state.lock']);
  });
});
