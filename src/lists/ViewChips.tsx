import { Chip, Group } from '@mantine/core';
import { withKeptDays } from './list-url.ts';
import type { ListControl } from './use-list-query.ts';

export interface NamedFilter {
  readonly label: string;
  readonly filter: Readonly<Record<string, readonly string[] | undefined>>;
}

interface Props {
  readonly views: Readonly<Record<string, NamedFilter>>;
  readonly control: ListControl;
}

const all = '';

/** The named views of a list, one press each. None is chosen while the filters say something else. */
export function ViewChips({ views, control }: Props) {
  const choices = [[all, { label: 'All', filter: {} }] as const, ...Object.entries(views)];
  if (choices.length === 1) return null;
  const { view, filters } = control;
  const shown =
    choices.find(([, { filter }]) => isSame(withKeptDays(filled(filter), view, filters), view.filter))?.[0] ??
    null;
  return (
    <Chip.Group
      value={shown}
      onChange={(chosen) => control.show(filled(choices.find(([view]) => view === chosen)?.[1].filter ?? {}))}
    >
      <Group gap="2xs" role="radiogroup" aria-label="View">
        {choices.map(([view, { label }]) => (
          <Chip key={view} value={view} size="sm">
            {label}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
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
