/** How Playwright starts a browser: a program, or one of the channels that Playwright can locate. */
export type Launch = { readonly executablePath: string } | { readonly channel: string };

export interface Browser {
  readonly launch: Launch;
  readonly version: string;
  /** Where it comes from, for the first line of the run. */
  readonly source: string;
}

/** No browser for the end-to-end tests could be started; the message lists the attempts and the remedies. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';

  constructor(attempts: readonly string[]) {
    super(
      [
        'No Chromium was found for the end-to-end tests. Any one of these helps:',
        '  npx playwright install chromium',
        '  sudo apt-get install -y chromium-headless-shell      (Debian; done by itself as root or with CI=true)',
        '  CHROMIUM_PATH=/path/to/chrome npm test',
        'Tried:',
        ...attempts.map((line) => `  ${line}`),
      ].join('\n'),
    );
  }
}

/** The parts of the machine that the search uses; tests replace them. */
export interface Machine {
  /** Value of `CHROMIUM_PATH`. */
  readonly chosen: string | undefined;
  /** Starts and closes a browser. */
  readonly tryLaunch: (launch: Launch) => Promise<{ readonly version: string } | { readonly why: string }>;
  /** Paths of programs named like Chromium on the search path. */
  readonly onPath: () => readonly string[];
  /** Unpacks the browser that an npm package ships; null where there is none for this system. */
  readonly shipped: () => Promise<string | null>;
  /** Installs a browser with the system's package manager; false when that is not allowed or failed. */
  readonly install: () => boolean;
}

interface Candidate {
  readonly source: string;
  readonly launch: Launch;
}

/** Channels of Playwright: its own download, then browsers that are installed in their usual place. */
const channels: readonly Candidate[] = [
  { source: 'Playwright', launch: { channel: 'chromium' } },
  { source: 'Google Chrome', launch: { channel: 'chrome' } },
  { source: 'Microsoft Edge', launch: { channel: 'msedge' } },
];

/**
 * Finds a browser that starts, in this order:
 * 1. `CHROMIUM_PATH`; when it is set and does not start, that is an error and nothing else is tried,
 * 2. Playwright's own download, 3. Chrome or Edge in their usual place, 4. Chromium on the search path,
 * 5. `apt-get install chromium-headless-shell`, or `chromium` where that does not exist, when running as root on Debian
 * or with CI=true,
 * 6. the one inside the npm package @sparticuz/chromium (Linux x64): last, because it is older than the system's and
 * does not request a module again whose import has failed once.
 */
export async function findBrowser(machine: Machine): Promise<Browser> {
  const attempts: string[] = [];
  const firstThatStarts = async (candidates: readonly Candidate[]): Promise<Browser | null> => {
    for (const { source, launch } of candidates) {
      const result = await machine.tryLaunch(launch);
      if ('version' in result) return { launch, source, version: result.version };
      attempts.push(
        `${'channel' in launch ? source : `${launch.executablePath} (${source})`}: ${result.why}`,
      );
    }
    return null;
  };
  const onPath = () => machine.onPath().map((path) => program('PATH', path));

  if (machine.chosen) {
    const chosen = await firstThatStarts([program('CHROMIUM_PATH', machine.chosen)]);
    if (chosen) return chosen;
    throw new NoBrowserError(attempts);
  }
  const installed = await firstThatStarts([...channels, ...onPath()]);
  if (installed) return installed;

  const fromPackageManager = machine.install() ? await firstThatStarts(onPath()) : null;
  if (fromPackageManager) return fromPackageManager;

  const path = await machine.shipped().catch((error: unknown) => {
    attempts.push(`npm package: ${String(error)}`);
    return null;
  });
  const shipped = path === null ? null : await firstThatStarts([program('npm package', path)]);
  if (shipped) return shipped;
  throw new NoBrowserError(attempts);
}

const program = (source: string, executablePath: string): Candidate => ({
  source,
  launch: { executablePath },
});
