import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage.ts';

/** Which tiles of the dashboard a person wants to see, and in which order: kept in this browser, for each administrator. */
export interface Arrangement {
  /** The names of tiles, in order; one that is not among them is at its usual place behind them. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

export const usualArrangement: Arrangement = { order: [], hidden: [] };

const names = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100));
const Arrangement: z.ZodMiniType<Arrangement> = z.object({ order: names, hidden: names });

/** Whoever signed in without saying who it is, as by the demo's link, shares one arrangement. */
export const storedArrangement = (storage: KeyValueStorage | null, administratorId: string | undefined) =>
  storedValue(storage, `tranche.dashboard.${administratorId ?? 'demo'}`, Arrangement);

/** All of these tiles in the order that a person has given them. */
export function inOrder<Name extends string>(
  all: readonly Name[],
  { order }: Pick<Arrangement, 'order'>,
): readonly Name[] {
  const moved = order.flatMap((name) => all.find((one) => one === name) ?? []);
  return [...moved, ...all.filter((name) => !moved.includes(name))];
}

/** Those of them that are shown. */
export const shownOf = <Name extends string>(all: readonly Name[], arrangement: Arrangement) =>
  inOrder(all, arrangement).filter((name) => !arrangement.hidden.includes(name));

/** A tile shown or hidden. */
export const withShown = (arrangement: Arrangement, name: string, isShown: boolean): Arrangement => ({
  ...arrangement,
  hidden: [...arrangement.hidden.filter((one) => one !== name), ...(isShown ? [] : [name])],
});

/** A tile a place earlier or later among those of its group; the same arrangement where there is no such place. */
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
  const others = arrangement.order.filter((one) => !group.some((member) => member === one));
  return { ...arrangement, order: [...others, ...names.toSpliced(from, 1).toSpliced(to, 0, name)] };
}
