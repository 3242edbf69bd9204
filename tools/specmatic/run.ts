import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';

export const specmaticPackage = 'specmatic@2.55.1';

export interface Settings {
  readonly document: string;
  readonly baseUrl: string;
  /** A folder of its own: Specmatic leaves reports where it runs. */
  readonly folder: string;
  /** By the name of the security scheme. */
  readonly tokens: Readonly<Record<string, string | undefined>>;
  /** Also requests made from the schemas: each value at its bounds, left out, of a wrong type. */
  readonly generative: boolean;
  /** A condition on the operations, in Specmatic's words; null: all of them. */
  readonly filter: string | null;
  /** Where the output is written as it comes; null: nowhere. */
  readonly log: string | null;
  /** Stops after so many minutes; the results until then count. */
  readonly minutes: number;
}

/** Runs `specmatic test`, and resolves to all it printed. Rejects when it did not run to the end or to the time limit. */
export function runSpecmatic(settings: Settings): Promise<string> {
  const { document, baseUrl, folder, tokens, generative, filter, log, minutes } = settings;
  const args = [
    '--yes',
    specmaticPackage,
    'test',
    document,
    `--testBaseURL=${baseUrl}`,
    ...(filter === null ? [] : [`--filter=${filter}`]),
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
      detached: true, // a process group of its own, because Java is not the direct child
    });
    let isStopped = false;
    const limit = setTimeout(() => {
      isStopped = true;
      if (child.pid !== undefined) process.kill(-child.pid);
    }, minutes * 60_000);
    let output = '';
    let complaint = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      if (log !== null) appendFileSync(log, data);
    });
    child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(limit);
      if (isStopped || /^Tests run: \d+/m.test(output)) resolve(output);
      else reject(new Error(`Specmatic did not run; it needs Java 17.\n${complaint}${output.slice(-2_000)}`));
    });
  });
}
