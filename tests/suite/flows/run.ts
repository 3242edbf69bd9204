import fc from 'fast-check';
import { replayLink } from '#contracts/replay.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Address } from '#tests/kit/provider-at.ts';
import { curlLines } from './curl.ts';
import { replayOf } from './replay.ts';
import { firstDifference } from './difference.ts';
import { type Exchange, recorded } from './exchange.ts';
import type { Flow, Sequence } from './flow.ts';

/** The same sequences in every run; another seed, for a search: SUITE_SEED=1. */
export const seed = Number(process.env['SUITE_SEED'] ?? 20_270_110);

interface Run {
  /** Begins the situation again. */
  readonly open: () => Promise<Provider>;
  /** Begins it on the mock, whose clock is set to this time; null: the sequences run on the backend alone. */
  readonly openMock: ((now: string) => Promise<Provider>) | null;
  readonly runs: number;
  /** Where the requests of a failure can be repeated. */
  readonly address: Address;
}

/** What a sequence has shown. */
interface Attempt {
  readonly sequence: Sequence;
  readonly exchanges: readonly Exchange[];
  readonly failure: string | null;
}

async function attempt(sequence: Sequence, backend: Provider): Promise<Attempt> {
  const { backend: kept, exchanges } = recorded(backend);
  const failure = await sequence.run(kept).then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
  );
  return { sequence, exchanges, failure };
}

async function attemptBoth(
  sequence: Sequence,
  { open, openMock }: Pick<Run, 'open' | 'openMock'>,
): Promise<Attempt> {
  const backend = await open();
  if (openMock === null) return attempt(sequence, backend);
  const mock = await attempt(sequence, await openMock(await backend.now()));
  const own = await attempt(sequence, backend);
  const difference = firstDifference(mock.exchanges, own.exchanges);
  if (difference === null) return own;
  const { index, sentence } = difference;
  return { sequence, exchanges: own.exchanges.slice(0, index + 1), failure: sentence };
}

async function reportOf(
  { sequence, exchanges, failure }: Attempt,
  { address }: Run,
  shrinks: number,
): Promise<string> {
  const replay = replayOf(exchanges);
  const words = sequence.words();
  return [
    failure,
    '',
    `The shortest sequence that shows it, after ${shrinks} attempts at shorter ones (SUITE_SEED=${seed}):`,
    ...(words.length > 0 ? words : ['no command: it is shown before the first one']).map(
      (text, index) => `  ${index + 1}. ${text}`,
    ),
    `In the demo, whose page sends the same requests to the mock backend: /${await replayLink(replay)}`,
    '',
    'As requests, where the last one is that which shows it:',
    curlLines(replay, address),
  ].join('\n');
}

/** Runs random sequences of a flow; throws with the shortest one that fails, and how to repeat it. */
export async function runFlow({ sequences }: Flow, run: Run): Promise<void> {
  let shortest: Attempt | null = null;
  let shrinks = 0;
  const result = await fc.check(
    fc.asyncProperty(sequences, async (sequence) => {
      const shown = await attemptBoth(sequence, run);
      if (shortest) shrinks += 1;
      if (shown.failure === null) return;
      shortest = shown; // each failure after the first one is of a shorter sequence
      throw new Error(shown.failure);
    }),
    { numRuns: run.runs, seed },
  );
  if (result.failed && shortest) throw new Error(await reportOf(shortest, run, shrinks));
}
