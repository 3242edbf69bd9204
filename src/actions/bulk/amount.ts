/** The noun for rows: singular and plural, such as "payment" and "payments". */
export interface RowWords {
  readonly one: string;
  readonly many: string;
}

/** The noun for rows of any kind. */
export const rowWords: RowWords = { one: 'row', many: 'rows' };

/** "1 payment", "12 payments"; `text` is the count as the locale writes it: "30,000 payments". */
export const amountOf = ({ one, many }: RowWords, count: number, text = String(count)) =>
  `${text} ${count === 1 ? one : many}`;
