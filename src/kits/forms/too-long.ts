export const tooLongText = (maxLength: number): string => `Enter at most ${maxLength} characters`;

/** What a field says about a text of more characters than the contract takes; false for a shorter one. */
export const tooLong = (text: string, maxLength: number): string | false =>
  text.length > maxLength && tooLongText(maxLength);
