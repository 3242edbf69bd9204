import type { ConsoleHandle, MockBackend } from '#contracts/mock-in-page.ts';
import { type Replay, replayOfLink } from '#contracts/replay.ts';
import { scenarioNames } from '#mocks/scenarios/index.ts';
import type { Respond } from '#mocks/adapters/network/network.ts';

type End = Pick<ConsoleHandle, 'replayed'> & Pick<MockBackend, 'replayedAs'>;

interface LinkedReplay {
  /** Null without a link, and for one that cannot be read. */
  readonly replay: Replay | null;
  run(respond: Respond, base: string): Promise<End>;
}

/** Reads the requests of a link; null: the address has none. What sends them is loaded only for such a link. */
export async function readReplay(fragment: string | null): Promise<LinkedReplay> {
  const decoded = fragment === null ? null : await replayOfLink(fragment);
  const replay = decoded && scenarioNames.includes(decoded.scenario) ? decoded : null;
  return {
    replay,
    async run(respond, base) {
      if (replay === null) return { replayed: fragment === null ? null : 'unreadable', replayedAs: null };
      const { sendAgain } = await import('./replay.ts');
      return sendAgain(replay, respond, base);
    },
  };
}
