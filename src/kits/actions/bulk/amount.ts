/** The noun for rows: singular and plural, such as "payment" and "payments". */
export interface RowWords {
  readonly one: string;
  readonly many: string;
}

/** The noun for rows of any kind. */
export const rowWords: RowWords = { one: 'row', many: 'rows' };

/** "1 payment", "12 payments"; `text` writes the count as the locale does: "30,000 payments". */
export const amountOf = ({ one, many }: RowWords, count: number, text: (count: number) => string = String) =>
  `${text(count)} ${count === 1 ? one : many}`;
