import { type Catalogue, type Look, looks, type Photographed, type Picture, titleOf } from './catalogue.ts';

/** What may have happened to a state since an earlier gallery, in words. */
export const changeNames = { changed: 'changed', new: 'new', gone: 'gone', same: 'the same' } as const;
type Change = keyof typeof changeNames;

/** One picture of a state, with the earlier one where that looks different. */
export interface ComparedPicture {
  readonly look: Look;
  /** Null for a state that is gone, or that could not be photographed. */
  readonly now: Picture | null;
  readonly before: Picture | null;
}

export interface ComparedState extends Omit<Photographed, 'pictures'> {
  /** Null without an earlier gallery. */
  readonly change: Change | null;
  readonly pictures: readonly ComparedPicture[];
}

/** The states as they are, without an earlier gallery. */
export const uncompared = ({ states }: Catalogue): ComparedState[] =>
  states.map(({ pictures, ...state }) => ({ ...state, change: null, pictures: nowOnly(pictures) }));

/**
 * Compares the states with those of an earlier gallery, by page and name; gone states follow those of now.
 * @param looksDifferent whether two pictures look different, asked only for those whose bytes differ
 */
export async function compare(
  now: Catalogue,
  before: Catalogue,
  looksDifferent: (one: Picture, other: Picture) => Promise<boolean>,
): Promise<ComparedState[]> {
  const earlier = new Map(before.states.map((state) => [titleOf(state), state]));
  const compared: ComparedState[] = [];
  for (const { pictures, ...state } of now.states) {
    const old = earlier.get(titleOf(state));
    earlier.delete(titleOf(state));
    if (!old) compared.push({ ...state, change: 'new', pictures: nowOnly(pictures) });
    else compared.push({ ...state, ...(await compareLooks(pictures, old.pictures, looksDifferent)) });
  }
  const gone = [...earlier.values()].map(({ pictures, ...state }) => ({
    ...state,
    change: 'gone' as const,
    pictures: looks.map((look) => ({ look, now: null, before: pictures[look] ?? null })),
  }));
  return [...compared, ...gone];
}

/** "2 changed, 0 new, 1 gone, 40 the same". */
export const changesText = (states: readonly ComparedState[]): string =>
  Object.entries(changeNames)
    .map(([change, name]) => `${states.filter((state) => state.change === change).length} ${name}`)
    .join(', ');

const nowOnly = (pictures: Photographed['pictures']) =>
  looks.map((look) => ({ look, now: pictures[look] ?? null, before: null }));

async function compareLooks(
  pictures: Photographed['pictures'],
  earlier: Photographed['pictures'],
  looksDifferent: (one: Picture, other: Picture) => Promise<boolean>,
): Promise<Pick<ComparedState, 'change' | 'pictures'>> {
  const compared: ComparedPicture[] = [];
  let change: Change = 'same';
  for (const look of looks) {
    const [now, before] = [pictures[look] ?? null, earlier[look] ?? null];
    const isDifferent =
      now && before ? now.hash !== before.hash && (await looksDifferent(now, before)) : now !== before;
    if (isDifferent) change = 'changed';
    compared.push({ look, now, before: isDifferent ? before : null });
  }
  return { change, pictures: compared };
}
