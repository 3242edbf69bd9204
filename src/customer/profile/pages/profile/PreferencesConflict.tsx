import { Button } from '@mantine/core';
import type { Preferences } from '#contracts/users/preferences.ts';
import { BothVersions } from '#src/kits/actions/BothVersions.tsx';
import { channelNames } from './preference-fields.ts';

interface Props {
  readonly chosen: Preferences;
  readonly saved: Preferences;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Shown when preferences were saved elsewhere while others were being chosen here. */
export function PreferencesConflict({ chosen, saved, onTake, onKeep }: Props) {
  return (
    <BothVersions
      title="Your preferences were changed somewhere else"
      before="Yours"
      facts={members.map(([label, text]) => ({ label, before: text(chosen), now: text(saved) }))}
    >
      <Button variant="default" size="sm" onClick={onTake}>
        Use what is saved now
      </Button>
      <Button size="sm" onClick={onKeep}>
        Keep yours
      </Button>
    </BothVersions>
  );
}

const namesOf = ({ channels }: Preferences) =>
  channelNames.flatMap(([channel, name]) => (channels[channel] ? [name] : []));

const members: readonly (readonly [label: string, text: (preferences: Preferences) => string])[] = [
  ['How we contact you', (preferences) => namesOf(preferences).join(', ') || 'Nowhere'],
  ['Offers and news', ({ marketing }) => (marketing ? 'On' : 'Off')],
  ['Quiet hours', ({ quietHours }) => (quietHours ? `${quietHours.from} to ${quietHours.to}` : 'Off')],
];
