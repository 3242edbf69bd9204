export const tooLongText = (most: number): string => `Enter at most ${most} characters`;

/** What a field says about a text of more characters than the contract takes; false for a shorter one. */
export const tooLong = (text: string, most: number): string | false =>
  text.length > most && tooLongText(most);
