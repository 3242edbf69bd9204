import { getBooks, listPostings } from '#contracts/books/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetBooksQuery, useListPostingsQuery } = contractApi({ getBooks, listPostings });
