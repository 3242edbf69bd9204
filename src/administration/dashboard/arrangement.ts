import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';

/** An administrator's choice and order of the dashboard's tiles, kept in this browser: both suit one screen. */
export interface Arrangement {
  /** The names of tiles in order; tiles that are not listed follow in their default order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

export const usualArrangement: Arrangement = { order: [], hidden: [] };

const names = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100));
const Arrangement: z.ZodMiniType<Arrangement> = z.object({ order: names, hidden: names });

/** Not stored for a session that an earlier release stored without the administrator's id. */
export const storedArrangement = (storage: KeyValueStorage | null, administratorId: string | undefined) =>
  storedValue(
    administratorId === undefined ? null : storage,
    `tranche.dashboard.${administratorId}`,
    Arrangement,
  );

/** Returns all of these tiles in the person's order. */
export function inOrder<Name extends string>(
  all: readonly Name[],
  { order }: Pick<Arrangement, 'order'>,
): readonly Name[] {
  const moved = order.flatMap((name) => all.find((one) => one === name) ?? []);
  return [...moved, ...all.filter((name) => !moved.includes(name))];
}

/** Returns the tiles that are not hidden. */
export const shownOf = <Name extends string>(all: readonly Name[], arrangement: Arrangement) =>
  inOrder(all, arrangement).filter((name) => !arrangement.hidden.includes(name));

/** Returns the arrangement with a tile shown or hidden. */
export const withShown = (arrangement: Arrangement, name: string, isShown: boolean): Arrangement => ({
  ...arrangement,
  hidden: [...arrangement.hidden.filter((one) => one !== name), ...(isShown ? [] : [name])],
});

/** Returns the arrangement with a tile moved by one place within its group; unchanged at the end of the group. */
export function withMoved<Name extends string>(
  arrangement: Arrangement,
  group: readonly Name[],
  name: Name,
  by: -1 | 1,
): Arrangement {
  const names = inOrder(group, arrangement);
  const from = names.indexOf(name);
  const to = from + by;
  if (from === -1 || to < 0 || to >= names.length) return arrangement;
  const otherNames = arrangement.order.filter((one) => !group.some((member) => member === one));
  return { ...arrangement, order: [...otherNames, ...names.toSpliced(from, 1).toSpliced(to, 0, name)] };
}
