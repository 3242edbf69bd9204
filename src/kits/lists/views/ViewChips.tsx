import { Chip, Group } from '@mantine/core';
import type { ViewChoice } from './named-views.ts';

interface Props {
  readonly label: string;
  readonly choices: readonly ViewChoice[];
}

/** The views of a list as chips. */
export function ViewChips({ label, choices }: Props) {
  return (
    <Chip.Group
      value={choices.find(({ isShown }) => isShown)?.value ?? null}
      onChange={(chosen) => choices.find(({ value }) => value === chosen)?.show()}
    >
      <Group gap="2xs" role="radiogroup" aria-label={label}>
        {choices.map(({ value, label: name }) => (
          <Chip key={value} value={value} size="sm">
            {name}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
