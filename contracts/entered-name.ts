import { z } from './z.ts';

export const noControlCharacters = z.refine<string>((text) => !/\p{Cc}/u.test(text), {
  message: 'No control characters',
});

/** A name that a person gives to something: on one line, without spaces around it. */
export const enteredName = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^\S(.*\S)?$/), noControlCharacters);
