import { describe, expect, test } from 'vitest';
import { chosenOrigin, serverOptions } from '#mocks/adapters/server/options.ts';
import { UsageError } from '#mocks/adapters/server/usage.ts';
import { runToEnd } from './server-process.ts';

const plain = {
  port: 0,
  host: '127.0.0.1',
  allowedHosts: [],
  scenario: null,
  scenarioFile: null,
  seed: null,
  profile: null,
  data: null,
  situation: null,
};

describe('the options of the mock server', () => {
  test('are read', () => {
    expect(serverOptions([])).toEqual({ ...plain, port: 4010 });
    expect(serverOptions(['--port', '0', '--scenario', 'happy', '--seed=0', '--data', 'a b'])).toEqual({
      ...plain,
      scenario: 'happy',
      seed: 0,
      data: 'a b',
    });
    const reach = ['--host', '0.0.0.0', '--allow-host', 'demo.lan', '--allow-host=2001:db8::7'];
    expect(serverOptions(reach)).toMatchObject({
      host: '0.0.0.0',
      allowedHosts: ['demo.lan', '[2001:db8::7]'],
    });
    expect(serverOptions(['--host'])).toEqual({ ...plain, port: 4010, host: '0.0.0.0' });
    expect(serverOptions(['--host', '--port', '0'])).toEqual({ ...plain, host: '0.0.0.0' });
    expect(serverOptions(['--profile', 'UK_DPC'])?.profile).toBe('UK_DPC');
    expect(serverOptions(['--help'])).toBeNull();
    const { problemTypes } = serverOptions(['--problem-types', 'https://tranche.example/problems/']) ?? {};
    expect(problemTypes).toBe('https://tranche.example/problems');
  });

  test.each([
    ['--seed -1', '--seed'],
    ['--seed=-1', 'whole number'],
    ['--seed=1.5', 'whole number'],
    ['--seed=4294967297', 'up to 4294967296'],
    ['--port=65536', 'up to 65535'],
    ['--port', '--port'],
    ['--unknown', '--unknown'],
    ['happy', 'happy'],
    ['--scenario nowhere', '"nowhere". There are: happy'],
    ['--scenario happy --scenario-file a.scenario', 'exclude each other'],
    ['--data=', 'path of a file'],
    ['--situation=a --scenario=happy', 'without --scenario, --seed and --data'],
    ['--situation=a --seed=1', 'without --scenario, --seed and --data'],
    ['--situation=a --data=b', 'without --scenario, --seed and --data'],
    ['--host=', 'an address of this machine'],
    ['--allow-host=demo.lan:80', 'without port'],
    ['--allow-host=http://demo.lan', 'without port'],
    ['--allow-host=*', 'without port'],
    ['--profile=MARS', 'There are: GENERIC, EU'],
    ['--problem-types=http://tranche.example', 'an https address'],
    ['--problem-types=https://tranche.example?of=mine', 'an https address'],
  ])('%s is not understood', (args, sentence) => {
    const read = () => serverOptions(args.split(' '));
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
  });

  test.each([
    [{}, null, { scenario: 'happy', seed: 42 }],
    [{ scenario: 'no-data' }, null, { scenario: 'no-data', seed: 42 }],
    [{}, { scenario: 'no-data', seed: 7 }, { scenario: 'no-data', seed: 7 }],
    [{ seed: 7 }, { scenario: 'no-data', seed: 7 }, { scenario: 'no-data', seed: 7 }],
  ])('%j with a file of %j start with %j', (given, saved, origin) => {
    const options = { ...plain, data: 'state.jsonl', ...given };
    expect(chosenOrigin(options, saved)).toEqual(origin);
  });

  test.each([{ scenario: 'happy' }, { seed: 8 }])(
    '%j do not open a file of another scenario or seed',
    (given) => {
      const options = { ...plain, data: 'state.jsonl', ...given };
      const saved = { scenario: 'no-data', seed: 7 };
      expect(() => chosenOrigin(options, saved)).toThrow(
        'state.jsonl holds the scenario no-data with the seed 7. Leave --scenario and --seed out',
      );
    },
  );
});

test('invalid arguments print the usage and end with exit code 2, --help with 0', () => {
  const misused = runToEnd('--seed', '-1');
  expect([misused.status, misused.stdout]).toEqual([2, '']);
  expect(misused.stderr).toContain('--scenario NAME');
  expect(misused.stderr).not.toContain('    at ');
  const help = runToEnd('--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain('--scenario NAME');
});
