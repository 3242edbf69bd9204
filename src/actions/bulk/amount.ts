/** The noun for rows: singular and plural, such as "payment" and "payments". */
export interface RowWords {
  readonly one: string;
  readonly many: string;
}

/** The noun for rows of any kind. */
export const rowWords: RowWords = { one: 'row', many: 'rows' };

/** "1 payment", "12 payments". */
export const amountOf = ({ one, many }: RowWords, count: number) => `${count} ${count === 1 ? one : many}`;
