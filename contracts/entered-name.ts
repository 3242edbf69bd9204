import { z } from './z.ts';

export const noControlCharacters = z.refine<string>((text) => !/\p{Cc}/u.test(text), {
  message: 'No control characters',
});

/** A schema for a name that a person enters: one line, without leading and trailing spaces. */
export const enteredName = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^\S(.*\S)?$/), noControlCharacters);
