import { availableParallelism } from 'node:os';
import { argumentValues, UsageError, wholeNumber } from '#mocks/adapters/server/usage.ts';

export const usage = `Photographs every state of every page that the demo links to, on a desktop and a phone, in light and dark colours, into one
page that can be published in any folder.
  --out FOLDER     where the page is written; default dist-gallery
  --only WORDS     only states whose page, name, address or requirements have each of these words
  --compare PATH   marks what has changed since an earlier gallery: its folder, or its gallery.json
  --dist FOLDER    photographs this build; default: makes one
  --workers N      pages at a time; default: one more than cores
  --help           shows this
`;

export interface GalleryOptions {
  readonly out: string;
  readonly words: string;
  readonly earlier: string | null;
  readonly dist: string | null;
  readonly workers: number;
}

const maxWorkers = 64;

/** Null when help was requested; throws UsageError for wrong arguments. */
export function galleryOptions(given: readonly string[]): GalleryOptions | null {
  const values = argumentValues(given, {
    out: { type: 'string', default: 'dist-gallery' },
    only: { type: 'string', default: '' },
    compare: { type: 'string' },
    dist: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism() + 1) },
    help: { type: 'boolean' },
  });
  if (values.help) return null;
  const workers = wholeNumber('workers', values.workers, maxWorkers);
  if (workers === 0) throw new UsageError('--workers was given 0: one at least is needed.');
  return {
    out: values.out,
    words: values.only,
    earlier: values.compare ?? null,
    dist: values.dist ?? null,
    workers,
  };
}
