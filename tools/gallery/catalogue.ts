import { z } from '#contracts/z.ts';

// The list of the pictures of a gallery, which lies beside them as gallery.json: a later gallery is compared with it.

export const devices = ['desktop', 'phone'] as const;
export type Device = (typeof devices)[number];
export type Colours = 'light' | 'dark';

const Look = z.enum(['desktop-light', 'desktop-dark', 'phone-light', 'phone-dark']);
/** What a state is photographed on, and in which colours. */
export type Look = `${Device}-${Colours}`;
export const looks: readonly Look[] = Look.options;

const Picture = z.strictObject({
  /** Path below the folder of the gallery. */
  file: z.string().check(z.regex(/^pictures\/[\w-]+\/[\w-]+\.[\w-]+\.webp$/)),
  /** Of the file's bytes. */
  hash: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.output<typeof Picture>;

/** A state of a page; a look that could not be photographed is missing. */
const Photographed = z.strictObject({
  page: z.string(),
  state: z.string(),
  address: z.string(),
  presses: z.array(z.string()),
  requirements: z.array(z.string()),
  pictures: z.partialRecord(Look, Picture),
});
export type Photographed = z.output<typeof Photographed>;

export const Catalogue = z.strictObject({ states: z.array(Photographed) });
export type Catalogue = z.output<typeof Catalogue>;

export const catalogueFile = 'gallery.json';

type Described = Omit<Photographed, 'pictures'>;

export const titleOf = ({ page, state }: Pick<Described, 'page' | 'state'>) => `${page}: ${state}`;

/** What a state is searched by. */
export const searchTextOf = ({ page, state, address, requirements }: Described) =>
  [page, state, address, ...requirements].join(' ').toLowerCase();

export function hasWords(state: Described, words: string): boolean {
  const text = searchTextOf(state);
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
