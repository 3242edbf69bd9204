import type { Tone } from './tone-icons.ts';

/** A status as a word, with the tone in which it is drawn. */
export interface StatusLabel {
  readonly word: string;
  readonly tone: Tone;
}

export type StatusLabels<Status extends string> = Readonly<Record<Status, StatusLabel>>;

const toned =
  (tone: Tone) =>
  (word: string): StatusLabel => ({ word, tone });
export const neutral = toned('neutral');
export const info = toned('info');
export const good = toned('success');
export const waiting = toned('warning');
export const bad = toned('error');
