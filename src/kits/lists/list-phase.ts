import type { Sums } from '#contracts/list-types.ts';

/** What a list shows in the place of its rows. */
export type ListPhase = 'loading' | 'failed' | 'empty' | 'empty-by-filter' | 'rows';

export interface ListAnswer<Row> {
  readonly data?:
    | {
        readonly items: readonly Row[];
        readonly nextCursor: string | null;
        readonly total: number | null;
        readonly sums?: Sums | null;
      }
    | undefined;
  readonly isFetching: boolean;
  readonly error?: unknown;
}

/** Old rows stay while new ones are requested. A failure replaces them, since they belong to another request. */
export function listPhase(response: ListAnswer<unknown>, narrowings: number): ListPhase {
  if (response.error !== undefined && !response.isFetching) return 'failed';
  if (!response.data) return 'loading';
  if (response.data.items.length > 0) return 'rows';
  return narrowings > 0 ? 'empty-by-filter' : 'empty';
}
