import type { Column } from './column.ts';

/** The number of columns of a row between 960 and 1,280 px. */
export const maxShort = 4;

type Ranked = Pick<Column<never>, 'key' | 'placement' | 'align' | 'extra' | 'sort'>;

/**
 * Returns the four columns of a short row, in their order: the name, the status, the first figure unless the
 * name is one, and the first fact, then what the list can be sorted by; of the columns that a person has chosen, the first four.
 */
export function shortColumns<C extends Ranked>(columns: readonly C[], isChosen: boolean): readonly C[] {
  if (isChosen) return columns.slice(0, maxShort);
  const usual = columns.filter(({ extra }) => extra !== true);
  const facts = usual.filter(({ placement }) => placement === 'fact');
  const names = usual.filter(({ placement }) => placement === 'title');
  const isFigure = names.some(({ align }) => align === 'end');
  const ranked = [
    ...names,
    ...usual.filter(({ placement }) => placement === 'side').slice(0, 1),
    ...facts.filter(({ align }) => align === 'end').slice(0, isFigure ? 0 : 1),
    ...facts.slice(0, 1),
    ...facts.filter(({ sort }) => sort !== undefined),
    ...usual,
  ];
  const shortKeys = [...new Set(ranked.map(({ key }) => key))].slice(0, maxShort);
  return usual.filter(({ key }) => shortKeys.includes(key));
}
