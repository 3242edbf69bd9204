import { z } from '#contracts/z.ts';
import type { Channel } from './channel.ts';
import type { Clock } from '#src/platform/browser/clock.ts';
import { SignedInSession } from './session.ts';

/** How long a new tab waits for the answers of all others, in ms: the tab that opened it may be busy. */
export const answerMs = 1_000;
/** How long a tab waits if the number of other tabs is unknown, in ms. */
export const uncountedMs = 200;

/** What one tab hands over to another. */
const Handed = z.object({
  session: SignedInSession,
  /** The scenario of the tab's mock backend, in which the session exists; null for the default one. */
  scenario: z.nullable(z.string()),
});
export type Handed = z.output<typeof Handed>;

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask'), id: z.string(), address: z.string() }),
  z.object({
    kind: z.literal('answer'),
    to: z.string(),
    /** Null from a tab without a session. */
    handed: z.nullable(Handed),
    /** True if the link to the asking tab's address was opened from this tab. */
    hasOpened: z.boolean(),
    usedAt: z.number(),
  }),
  z.object({ kind: z.literal('end'), token: z.string() }),
  z.object({ kind: z.literal('renew'), token: z.string(), session: SignedInSession }),
]);
type Message = z.output<typeof Message>;
type Answer = Extract<Message, { kind: 'answer' }>;

/** Whether the asking tab was opened from the one that answers, and can have its session. */
const isOpener = ({ handed, hasOpened }: Answer) => handed !== null && hasOpened;

export interface OwnTab {
  /** Returns what this tab hands over; null without a session. */
  readonly handed: () => Handed | null;
  /** When the person last used this tab, in ms. */
  readonly usedAt: () => number;
  readonly hasOpened: (address: string) => boolean;
  /** Called when another tab has ended the session with this token. */
  readonly end: (token: string) => void;
  /** Called when the session with this token has expired and its person has logged in again in another tab. */
  readonly renew: (token: string, session: SignedInSession) => void;
}

/** Hands sessions over between tabs. A session belongs to its tab; only a new tab asks, and only once. */
export interface SessionHandover {
  /**
   * Resolves to the session of the tab from which this one was opened, else of the one used last; null if none
   * arrives in time.
   */
  ask(address: string): Promise<Handed | null>;
  /** Resolves to the number of other tabs that have the session with this token. */
  countSharing(token: string): Promise<number>;
  /** Makes this tab answer the questions of other tabs. */
  answerAs(tab: OwnTab): void;
  /** Tells tabs with the same session that it has ended. */
  ended(token: string): void;
  /** Gives tabs with the session of this token the one that follows it. */
  renewed(token: string, session: SignedInSession): void;
}

interface Parts {
  readonly channel: Channel | null;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Resolves to the number of other tabs; null if unknown. */
  readonly countOthers: () => Promise<number | null>;
}

export function createSessionHandover({ channel, clock, newId, countOthers }: Parts): SessionHandover {
  let thisTab: OwnTab | null = null;
  const questions = new Map<string, (answer: Answer) => void>();
  const post = (message: Message) => channel?.postMessage(message);

  channel?.addEventListener('message', ({ data }) => {
    const message = z.safeParse(Message, data);
    if (!message.success) return;
    switch (message.data.kind) {
      case 'ask':
        return answer(message.data.id, message.data.address);
      case 'answer':
        return questions.get(message.data.to)?.(message.data);
      case 'end':
        return thisTab?.end(message.data.token);
      case 'renew':
        return thisTab?.renew(message.data.token, message.data.session);
    }
  });

  function answer(to: string, address: string): void {
    const handed = thisTab?.handed() ?? null;
    const hasOpened = thisTab?.hasOpened(address) ?? false;
    post({ kind: 'answer', to, handed, hasOpened, usedAt: thisTab?.usedAt() ?? 0 });
  }

  /** Resolves to the answers of the other tabs: of `otherTabs` tabs, or those that arrive in time, or until `isLast`. */
  function collect(
    address: string,
    otherTabs: number | null,
    isLast: (given: Answer) => boolean,
  ): Promise<readonly Answer[]> {
    const id = newId();
    const { promise, resolve } = Promise.withResolvers<readonly Answer[]>();
    const answers: Answer[] = [];
    const end = () => {
      cancel();
      questions.delete(id);
      resolve(answers);
    };
    const cancel = clock.after(otherTabs === null ? uncountedMs : answerMs, end);
    questions.set(id, (answer) => {
      answers.push(answer);
      if (isLast(answer) || answers.length === otherTabs) end();
    });
    post({ kind: 'ask', id, address });
    return promise;
  }

  return {
    async ask(address) {
      const otherTabs = await countOthers();
      if (!channel || otherTabs === 0) return null;
      const answers = await collect(address, otherTabs, isOpener);
      const withSession = answers.filter(({ handed }) => handed !== null);
      const lastUsed = withSession.toSorted((a, b) => b.usedAt - a.usedAt)[0];
      return (withSession.find(isOpener) ?? lastUsed)?.handed ?? null;
    },
    async countSharing(token) {
      const otherTabs = await countOthers();
      if (!channel || otherTabs === 0) return 0;
      const answers = await collect('', otherTabs, () => false);
      return answers.filter(({ handed }) => handed?.session.token === token).length;
    },
    answerAs(tab) {
      thisTab = tab;
    },
    ended: (token) => post({ kind: 'end', token }),
    renewed: (token, session) => post({ kind: 'renew', token, session }),
  };
}
