import type { clientOver } from '#contracts/client.ts';

/** A backend with what a person has beside it: their messages, and time that passes. */
export interface Installation extends Pick<ReturnType<typeof clientOver>, 'ask' | 'get' | 'done' | 'every'> {
  /** Returns the message that was sent since the last call of this function; one with a code is preferred. */
  readonly newMessage: () => SentMessage | Promise<SentMessage>;
  readonly wait: (ms: number) => Promise<unknown>;
}

export interface SentMessage {
  readonly text: string;
  /** "none" for a message without a one-time code. */
  readonly code: string;
}

/** Something that the data of a backend do not contain. */
export class MissingData extends Error {}
