import type { Middleware } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import type { Channel } from './channel.ts';
import type { Clock } from './clock.ts';
import { selectSession, SignedInSession, type SessionState, signedOut } from './session.ts';

/** At most so long a new tab waits for the others, and for more of them after the first has answered. */
export const answerMs = 200;
export const furtherAnswersMs = 50;

/** What one tab hands to another. */
const Handed = z.object({
  session: SignedInSession,
  /** The scenario of the tab's mock backend, in which alone the session exists; null for the default one. */
  scenario: z.nullable(z.string()),
});
export type Handed = z.output<typeof Handed>;

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask'), id: z.string(), address: z.string() }),
  z.object({
    kind: z.literal('answer'),
    to: z.string(),
    handed: Handed,
    /** The link to the address that the asking tab shows was opened from this tab. */
    hasOpened: z.boolean(),
    usedAt: z.number(),
  }),
  z.object({ kind: z.literal('end'), token: z.string() }),
]);
type Message = z.output<typeof Message>;
type Answer = Extract<Message, { kind: 'answer' }>;

export interface OwnTab {
  /** Null without a session in this tab. */
  readonly handed: () => Handed | null;
  /** When the person last did something in this tab, in ms. */
  readonly usedAt: () => number;
  readonly hasOpened: (address: string) => boolean;
  /** The session with this token was ended in another tab. */
  readonly end: (token: string) => void;
}

/** Hands sessions from tab to tab. A session belongs to its tab; only a new tab asks, and once. */
export interface SessionHandover {
  /** The session of the tab from which this one was opened, else of the one used last; null when there is none in time. */
  ask(address: string): Promise<Handed | null>;
  /** From here on this tab answers. */
  answerAs(tab: OwnTab): void;
  /** Tells the tabs with the same session that it was ended. */
  ended(token: string): void;
}

interface Parts {
  readonly channel: Channel | null;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Whether there is another tab at all. */
  readonly hasOthers: () => Promise<boolean>;
}

export function createSessionHandover({ channel, clock, newId, hasOthers }: Parts): SessionHandover {
  let own: OwnTab | null = null;
  let onAnswer: (answer: Answer) => void = () => undefined;
  const post = (message: Message) => channel?.postMessage(message);

  channel?.addEventListener('message', ({ data }) => {
    const message = z.safeParse(Message, data);
    if (!message.success) return;
    switch (message.data.kind) {
      case 'ask':
        return answer(message.data.id, message.data.address);
      case 'answer':
        return onAnswer(message.data);
      case 'end':
        return own?.end(message.data.token);
    }
  });

  function answer(to: string, address: string): void {
    const handed = own?.handed() ?? null;
    if (!own || !handed) return;
    post({ kind: 'answer', to, handed, hasOpened: own.hasOpened(address), usedAt: own.usedAt() });
  }

  function collect(address: string): Promise<Handed | null> {
    const id = newId();
    const { promise, resolve } = Promise.withResolvers<Handed | null>();
    let best: Answer | null = null;
    const decide = () => {
      onAnswer = () => undefined;
      resolve(best?.handed ?? null);
    };
    let cancel = clock.after(answerMs, decide);
    onAnswer = (given) => {
      if (given.to !== id) return;
      cancel();
      if (best === null || given.hasOpened || given.usedAt > best.usedAt) best = given;
      if (given.hasOpened) decide();
      else cancel = clock.after(furtherAnswersMs, decide);
    };
    post({ kind: 'ask', id, address });
    return promise;
  }

  return {
    ask: async (address) => (channel && (await hasOthers()) ? collect(address) : null),
    answerAs(tab) {
      own = tab;
    },
    ended: (token) => post({ kind: 'end', token }),
  };
}

/** Ends the session in every tab that has it, unless the person only leaves it in this tab. */
export function endInOtherTabs(
  handover: SessionHandover | undefined,
): Middleware<object, { session: SessionState }> {
  return (store) => (next) => (action) => {
    const before = selectSession(store.getState());
    const result = next(action);
    if (before && signedOut.match(action) && !action.payload?.onlyHere) handover?.ended(before.token);
    return result;
  };
}
