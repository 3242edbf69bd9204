import { memberOf } from '#mocks/core/member.ts';
import type { tables } from '#mocks/resources/tables.ts';
import type { Row } from '#mocks/store/row-set.ts';

const all = () => true;

/**
 * What a situation leaves out of its steps, so that it holds no token, code or PIN; of all other tables it has every row
 * that was written. The first state is made again and has these tables, too. Card numbers are in no table. PINs are hashed and
 * enciphered, with a key that this repository has: they are made from the seed and the steps, so they are no secret.
 */
const leftOut: { readonly [Name in keyof typeof tables]?: (row: Row) => boolean } = {
  // Who is logged in somewhere. A situation names its person, who is logged in when it is opened.
  sessions: all,
  // Answers for requests that are sent again, with tokens in them. Whoever opens a situation sends others.
  answers: all,
  // Messages with a one-time code; another code can be asked for.
  messages: (row) => memberOf(row, 'code') !== null,
  // What stands for a PIN that was entered, for one payment; it can be entered again.
  scratchcardTokens: all,
};

export const isLeftOut = (table: string, row: Row): boolean =>
  Object.entries(leftOut).some(([name, has]) => name === table && has(row));
