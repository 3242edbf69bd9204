import type { clientOver } from './client.ts';

/**
 * Follows the feed of changes from now on, and returns a function that resolves to all that it has told since.
 * @param signIn returns a token of an administrator, a new one each time: sessions end when a clock is moved
 */
export async function followChanges(
  { get }: Pick<ReturnType<typeof clientOver>, 'get'>,
  signIn: () => Promise<string>,
) {
  const changesAfter = async (after: string | undefined) =>
    get('listChanges', { token: await signIn(), query: { after } });
  let { cursor } = await changesAfter(undefined);
  const changes: unknown[] = [];
  return async (): Promise<readonly unknown[]> => {
    for (;;) {
      const fed = await changesAfter(cursor);
      cursor = fed.cursor;
      if (fed.changes.length === 0) return [...changes];
      changes.push(...fed.changes);
    }
  };
}
