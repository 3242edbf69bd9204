/**
 * The value of a field whose text cannot be read. It keeps the text, is NaN as a number and no day, so the contract
 * refuses it wherever it is sent.
 */
export const unread = (text: string): string => `?${text}`;

/** Returns the text of an unread value; null for every other value. */
export const unreadText = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith('?') ? value.slice(1) : null;
