import { z } from './z.ts';

export const noControlCharacters = z.refine<string>((text) => !/\p{Cc}/u.test(text), {
  message: 'No control characters',
});

/** What shows nothing: spaces, characters that only steer others, fillers, half characters, an empty braille cell. */
const invisible = '[\\s\\p{DI}\\p{Cc}\\p{Cf}\\p{Cs}\\u{2800}]';
const around = new RegExp(`^(?:${invisible}|\\p{M})+|${invisible}+$`, 'gu');

/** Returns how many characters a text has from the first to the last one that can be seen. */
export const visibleLength = (text: string): number => Array.from(text.replace(around, '')).length;

const visible = (minLength: number) =>
  z.refine<string>((text) => visibleLength(text) >= minLength, {
    message:
      minLength === 1 ? 'Characters that can be seen' : `At least ${minLength} characters that can be seen`,
  });

/**
 * A schema for a text that a person enters, of any number of lines. Spaces, line breaks and what cannot be seen are kept
 * around it, but do not count as characters of it: a reason of spaces is none.
 */
export const enteredText = (minLength: number, maxLength: number) =>
  z.string().check(
    z.minLength(minLength, { abort: true }), // one error for a text that is too short
    z.maxLength(maxLength),
    z.regex(minLength === 1 ? /\S/ : new RegExp(`\\S[\\s\\S]{${minLength - 2},}\\S`), {
      message: `At least ${minLength} characters without the spaces around them`,
      abort: true,
    }),
    visible(minLength),
  );

/** Characters that turn the text after them round, halves of characters, and U+FFFD for letters that were lost. */
const misread = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd\p{Cs}]/u;

/** A name stands among others: it can be seen, and does not change how they are read. */
export const legible = [
  visible(1),
  z.refine<string>((text) => !misread.test(text), {
    message: 'No characters that change the direction, and none that were lost',
  }),
] as const;

/** A schema for a name that a person enters: one line, without leading and trailing spaces. */
export const enteredName = (maxLength: number) =>
  z
    .string()
    .check(
      z.minLength(1, { abort: true }),
      z.maxLength(maxLength),
      z.regex(/^\S(.*\S)?$/),
      noControlCharacters,
      ...legible,
    );
