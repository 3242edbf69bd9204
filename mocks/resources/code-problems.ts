import { problem } from '#mocks/core/handler-result.ts';

/** The problem of a code that was used or replaced, has expired or never existed; it does not reveal which. */
export const noLongerValid = () => problem('otp-expired', 'This code is no longer valid. Ask for a new one.');

/** `what` names the codes that are counted together. */
export const tooManyCodes = (limit: number, retryAfterS: number, what = 'sent to one contact') =>
  problem('rate-limited', `No more than ${limit} codes an hour are ${what}.`, { retryAfterS, limit });

export function wrongCode(attemptsLeft: number) {
  const tries = attemptsLeft === 1 ? 'One try is' : `${attemptsLeft} tries are`;
  return problem('otp-invalid', `That code is not right. ${tries} left.`, { attemptsLeft });
}

/** The problem of a code that was sent and has not been entered. */
export const notEntered = (attemptsLeft: number) =>
  problem('otp-invalid', 'The code has not been entered yet.', { attemptsLeft });
