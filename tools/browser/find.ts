import type { askVersion } from './answers.ts';
import { type Candidate, inFixedPlaces, onPath } from './candidates.ts';

export interface Browser {
  readonly path: string;
  readonly version: string;
  readonly source: string;
}

/** Nothing here can drive the end-to-end tests; the message says what was tried and what to do. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';

  constructor(tried: readonly string[]) {
    super(
      [
        'No Chromium was found for the end-to-end tests. Any one of these helps:',
        '  npx playwright install chromium',
        '  sudo apt-get install -y chromium      (Debian and its kin; done for you as root or with CI=true)',
        '  CHROMIUM_PATH=/path/to/chrome npm test',
        'Tried:',
        ...(tried.length === 0 ? ['  nothing looked like a browser'] : tried.map((line) => `  ${line}`)),
      ].join('\n'),
    );
  }
}

/** The parts of the machine that the search touches; tests give their own. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly exists: (path: string) => boolean;
  readonly ask: typeof askVersion;
  readonly playwrightsOwn: () => string;
  /** Unpacks the browser that an npm package ships; null where there is none for this system. */
  readonly shipped: () => Promise<string | null>;
  /** Brings a browser with the system's package manager; false when that is not allowed or failed. */
  readonly install: () => boolean;
}

/**
 * Finds a Chromium that answers `--version`, in this order:
 * 1. `CHROMIUM_PATH`; when it is set and cannot be used, that is an error and nothing else is tried,
 * 2. Playwright's own download, 3. Chromium, Chrome, Edge or Brave on PATH, 4. their usual places on this system,
 * 5. the one inside the npm package @sparticuz/chromium (Linux x64),
 * 6. `apt-get install chromium`, when running as root on Debian or with CI=true.
 */
export async function findBrowser(machine: Machine): Promise<Browser> {
  const { environment, platform, exists } = machine;
  const tried: string[] = [];
  const firstThatRuns = (candidates: readonly Candidate[]): Browser | null => {
    for (const { path, source } of candidates) {
      const answer = machine.ask(path, platform);
      if ('version' in answer) return { path, source, version: answer.version };
      tried.push(`${path} (${source}): ${answer.why}`);
    }
    return null;
  };
  const installed = () => [...onPath(environment['PATH'] ?? '', exists), ...inFixedPlaces(platform, exists)];

  const chosen = environment['CHROMIUM_PATH'];
  if (chosen) {
    const browser = firstThatRuns([{ source: 'CHROMIUM_PATH', path: chosen }]);
    if (browser) return browser;
    throw new NoBrowserError(tried);
  }
  const own = machine.playwrightsOwn();
  const here = firstThatRuns([...(exists(own) ? [{ source: 'Playwright', path: own }] : []), ...installed()]);
  if (here) return here;

  const shipped = await machine.shipped().catch((error: unknown) => {
    tried.push(`npm package: ${String(error)}`);
    return null;
  });
  const unpacked = shipped === null ? null : firstThatRuns([{ source: 'npm package', path: shipped }]);
  if (unpacked) return unpacked;

  const brought = machine.install() ? firstThatRuns(installed()) : null;
  if (brought) return brought;
  throw new NoBrowserError(tried);
}
