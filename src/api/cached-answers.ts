import { z } from '#contracts/z.ts';
import type { Clock } from '#src/platform/browser/clock.ts';
import { cachedAnswersKey } from '#src/platform/storage/data-age-storage.ts';
import { selectRole, selectToken } from '#src/platform/session/session.ts';
import type { RootState } from '#src/platform/store/store.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import { type CallResult, type ContractCall, operationName } from './exchange.ts';

/** Answers by request with the time of their reading, the newest last, and the token of the session that read them. */
interface CachedData {
  readonly token: string | null;
  readonly answers: readonly (readonly [request: string, answer: string, readAt: number])[];
}

const stored = (storage: KeyValueStorage | null) =>
  storedValue<CachedData>(
    storage,
    cachedAnswersKey,
    z.object({
      token: z.nullable(z.string()),
      answers: z.array(z.tuple([z.string(), z.string(), z.number()])),
    }),
  );

/** The maximum number of characters of all stored answers together, and of a single one. */
const limits = { all: 1_000_000, one: 200_000 } as const;

/** Answers are stored this many ms after the last one, and not one by one. */
const writeAfterMs = 1_000;

interface CachedAnswer {
  readonly data: unknown;
  /** In ms of this machine's clock. */
  readonly readAt: number;
}

/** The answers that a customer or guest has read in this tab, so that a reload without a network can show them again. */
export function createCachedAnswers(storage: KeyValueStorage | null, clock: Clock) {
  const value = stored(storage);
  let cached: CachedData = value.read() ?? { token: null, answers: [] };
  let cancel: (() => void) | undefined;
  let write: (() => void) | undefined;
  return {
    /** Returns the last answer to the same call of this session, and when it was read; null without one. */
    find({ definition, call }: ContractCall, state: RootState): CachedAnswer | null {
      if (cached.token !== selectToken(state)) return null;
      const answer = cached.answers.find(([request]) => request === nameOf({ definition, call }));
      const schema = definition.responses[200];
      if (!answer || !schema) return null;
      const checked = z.safeParse(schema, JSON.parse(answer[1])); // another release may have written it
      return checked.success ? { data: checked.data, readAt: answer[2] } : null;
    },

    add(call: ContractCall, result: CallResult, getState: () => RootState): void {
      const token = selectToken(getState());
      if (!('data' in result) || selectRole(getState()) === 'ADMINISTRATOR') return;
      const [name, answer] = [nameOf(call), JSON.stringify(result.data)];
      if (answer.length > limits.one) return;
      const otherAnswers =
        cached.token === token ? cached.answers.filter(([request]) => request !== name) : [];
      cached = { token, answers: newest([...otherAnswers, [name, answer, clock.now()]]) };
      cancel?.();
      write = () => {
        if (selectToken(getState()) === token) value.write(cached); // not after logging out
        write = undefined;
      };
      cancel = clock.after(writeAfterMs, () => write?.());
    },

    /** Stores at once what was going to be stored later, because the page is being left. */
    flush: () => write?.(),
  };
}

export type CachedAnswers = ReturnType<typeof createCachedAnswers>;

const nameOf = ({ definition, call: { params, query, body } }: ContractCall): string =>
  `${operationName(definition)} ${JSON.stringify([params, query, body])}`;

/** Returns the newest answers that fit. */
function newest(answers: CachedData['answers']): CachedData['answers'] {
  let remainingLength: number = limits.all;
  return answers.slice(answers.findLastIndex(([, answer]) => (remainingLength -= answer.length) < 0) + 1);
}
