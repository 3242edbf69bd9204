import { z } from './z.ts';

export const noControlCharacters = z.refine<string>((text) => !/\p{Cc}/u.test(text), {
  message: 'No control characters',
});

/**
 * A schema for a text that a person enters, of any number of lines. Spaces and line breaks around it are kept, but do not
 * count as characters of it: a reason of spaces is none.
 */
export const enteredText = (minLength: number, maxLength: number) =>
  z.string().check(
    z.minLength(minLength, { abort: true }), // one error for a text that is too short
    z.maxLength(maxLength),
    z.regex(minLength === 1 ? /\S/ : new RegExp(`\\S[\\s\\S]{${minLength - 2},}\\S`), {
      message: `At least ${minLength} characters without the spaces around them`,
    }),
  );

/** A schema for a name that a person enters: one line, without leading and trailing spaces. */
export const enteredName = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^\S(.*\S)?$/), noControlCharacters);
