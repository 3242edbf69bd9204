import { withKeptDays } from '#src/kits/lists/list-url.ts';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

export interface NamedFilter {
  readonly label: string;
  readonly filter: Readonly<Record<string, readonly string[] | undefined>>;
}

/** A view that can be chosen by its name. */
export interface ViewChoice {
  readonly value: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly show: () => void;
}

/** Returns the declared views after "all rows". None is selected while the filters match none of them. */
export function namedViews(
  views: Readonly<Record<string, NamedFilter>>,
  { view, filters, show }: ListControl,
): readonly ViewChoice[] {
  const choices = [['', { label: 'All', filter: {} }] as const, ...Object.entries(views)];
  return choices.map(([value, { label, filter }]) => ({
    value,
    label,
    isShown: isSame(withKeptDays(filled(filter), view, filters), view.filter),
    show: () => show(filled(filter)),
  }));
}

const filled = (filter: NamedFilter['filter']) =>
  Object.fromEntries(Object.entries(filter).flatMap(([name, values]) => (values ? [[name, values]] : [])));

function isSame(one: NamedFilter['filter'], other: NamedFilter['filter']): boolean {
  const text = (filter: NamedFilter['filter']) =>
    Object.entries(filter)
      .map(([name, values]) => `${name}=${[...(values ?? [])].toSorted().join()}`)
      .toSorted()
      .join('&');
  return text(one) === text(other);
}
