import { spawn } from 'node:child_process';

const version = '2.55.1';

export interface Settings {
  readonly document: string;
  readonly baseUrl: string;
  /** A folder of its own: Specmatic leaves reports where it runs. */
  readonly folder: string;
  /** By the name of the security scheme. */
  readonly tokens: Readonly<Record<string, string | undefined>>;
  /** Also requests made from the schemas: each value at its bounds, left out, of a wrong type. */
  readonly generative: boolean;
  /** A condition on the operations, in Specmatic's words. */
  readonly filter: string;
}

/** Runs `specmatic test`, and resolves to all it printed. Rejects when it cannot run at all. */
export function runSpecmatic(settings: Settings): Promise<string> {
  const { document, baseUrl, folder, tokens, generative, filter } = settings;
  const args = [
    '--yes',
    `specmatic@${version}`,
    'test',
    document,
    `--testBaseURL=${baseUrl}`,
    `--filter=${filter}`,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn('npx', args, {
      cwd: folder,
      env: {
        ...process.env,
        ...tokens,
        SPECMATIC_DISABLE_TELEMETRY: 'true',
        ...(generative ? { SPECMATIC_GENERATIVE_TESTS: 'true' } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
    child.on('error', reject);
    child.on('close', () => {
      if (/^Tests run: \d+/m.test(output)) resolve(output);
      else reject(new Error(`Specmatic did not run; it needs Java 17.\n${complaint}${output.slice(-2_000)}`));
    });
  });
}
