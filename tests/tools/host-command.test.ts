import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, hostedFolder } from './hosted.ts';

const { dist, serve, close } = hostedFolder();
let origin = '';
beforeAll(async () => {
  origin = await serve({ mocks: 'on' });
});
afterAll(close);

describe('the command', () => {
  /** Starts it; `said` is its first output. */
  const run = (...args: string[]) => {
    const child = spawn(process.execPath, ['tools/serve.ts', '--dist', dist, '--port', '0', ...args]);
    const said = new Promise<string>((resolve) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString()));
      child.stderr.once('data', (data: Buffer) => resolve(data.toString()));
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    return { child, said, ended };
  };

  test('[API-01] prints its address and serves the configuration of its flags', async () => {
    const { child, said, ended } = run('--mocks', 'on', '--api', 'https://api.example.test');
    const address = (await said).trim();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const { body } = await ask(address, '/config.json');
    expect(JSON.parse(body)).toEqual({ mocks: 'on', apiBaseUrl: 'https://api.example.test' });
    child.kill();
    await ended;
  });

  test('lets the pages ask the API of mixed mode, and nothing but an address', async () => {
    const { child, said, ended } = run('--mocks', 'on', '--real-api', 'https://api.example.test/shop');
    const { headers } = await ask((await said).trim(), '/');
    expect(headers['content-security-policy']).toContain("; connect-src 'self' https://api.example.test; ");
    child.kill();
    await ended;
    const wrong = run('--real-api', 'api.example.test');
    expect(await wrong.said).toContain('--real-api was given "api.example.test": an http(s) address');
    expect(await wrong.ended).toBe(2);
  });

  test('prints how to choose another port when its port is in use', async () => {
    const { port } = new URL(origin);
    const { said, ended } = run('--port', port);
    expect(await said).toContain(`Port ${port} is taken. Choose another one: npm start -- --port`);
    expect(await ended).toBe(1);
  });

  test('ends with an error for an invalid configuration', async () => {
    const { said, ended } = run('--mocks', 'perhaps');
    expect(await said).toContain('"mocks" should be "on" or "off"');
    expect(await ended).toBe(1);
  });

  test.each([[['--seed', '1']], [['--port', '-1']], [['--port=70000']], [['--mocks']], [['dist']]])(
    'shows its usage for %j, and ends with 2',
    async (args) => {
      const { child, ended } = run(...args);
      let output = '';
      child.stderr.on('data', (data: Buffer) => (output += data.toString()));
      expect(await ended).toBe(2);
      expect(output).toContain('--dist FOLDER');
      expect(output).not.toContain('    at ');
    },
  );

  test('shows its usage when asked for help, and ends with 0', async () => {
    const { said, ended } = run('--help');
    expect(await said).toContain('--product-name');
    expect(await ended).toBe(0);
  });
});
