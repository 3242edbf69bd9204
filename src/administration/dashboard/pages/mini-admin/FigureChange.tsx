import { VisuallyHidden } from '@mantine/core';
import type { Figure } from '#contracts/dashboard/figure.ts';
import { changeOf } from '#src/administration/dashboard/change-text.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useDateText } from '#src/ui/format/use-date-text.ts';

interface Props {
  readonly figure: Figure;
  readonly better: 'higher' | 'lower' | undefined;
}

const arrows = { up: '▲', down: '▼', none: '' } as const;
const changeWords = { up: 'Up by', down: 'Down by', none: '' } as const;

/** The change of a figure compared to the previous period, or to the start of the period. */
export function FigureChange({ figure, better }: Props) {
  const { locale } = useConfiguration();
  const dateText = useDateText();
  const { value, before, measures, previous } = figure;
  const change = changeOf(value, before, locale);
  const since =
    measures === 'NOW'
      ? `since ${dateText(previous.to, 'short')}`
      : `vs ${dateText(previous.from, 'short')} – ${dateText(previous.to, 'short')}`;
  if (change === null || figure.name === 'due-today') return null; // another day has other instalments
  const { direction, text } = change;
  const isGood = direction === (better === 'higher' ? 'up' : 'down');
  const verdict = direction === 'none' || better === undefined ? undefined : isGood ? 'good' : 'bad';
  return (
    <>
      <b data-verdict={verdict}>
        <span aria-hidden="true">{arrows[direction]}</span>
        <VisuallyHidden>{changeWords[direction]}</VisuallyHidden> {text}
      </b>
      <span>{since}</span>
    </>
  );
}
