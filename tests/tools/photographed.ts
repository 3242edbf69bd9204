import { z } from '#contracts/z.ts';
import { Catalogue, looks, type Photographed } from '#tools/gallery/catalogue.ts';
import { idOf } from '#tools/gallery/page.ts';

/** A state all of whose pictures have these bytes. */
export const photographed = (state: string, hash: string): Photographed => ({
  page: 'Plans & orders',
  state,
  address: `/installments?q=${state}`,
  presses: [],
  requirements: ['ROUTE-08'],
  pictures: Object.fromEntries(
    looks.map((look) => [
      look,
      { file: `pictures/plans-orders/${idOf(state)}.${look}.webp`, hash, width: 390, height: 844 },
    ]),
  ),
});
export const galleryOf = (...states: readonly Photographed[]): Catalogue => z.parse(Catalogue, { states });
