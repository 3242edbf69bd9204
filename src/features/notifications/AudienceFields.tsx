import { Chip, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import type { Audience } from '#contracts/notifications/content.ts';
import { AudienceFile } from './AudienceFile.tsx';
import { segments } from './labels.ts';

interface Props {
  readonly audience: Audience;
  readonly onChange: (audience: Audience) => void;
}

const beginnings: Readonly<Record<Audience['kind'], Audience>> = {
  SEGMENT: { kind: 'SEGMENT', segment: 'WITH_PLAN' },
  FILTER: { kind: 'FILTER', riskTiers: [], kycStatuses: ['VERIFIED'] },
  USERS: { kind: 'USERS', userIds: [] },
};

/** Who gets a notification: customers of a segment, of some risk tiers, or those that a file names. */
export function AudienceFields({ audience, onChange }: Props) {
  return (
    <>
      <SegmentedControl
        data={[
          { value: 'SEGMENT', label: 'Segment' },
          { value: 'FILTER', label: 'Filter' },
          { value: 'USERS', label: 'File' },
        ]}
        value={audience.kind}
        onChange={(kind) => onChange(beginnings[kind as Audience['kind']])} // one of those above
      />
      {audience.kind === 'SEGMENT' && (
        <NativeSelect
          label="Customers"
          data={Object.entries(segments).map(([value, label]) => ({ value, label }))}
          value={audience.segment}
          onChange={(event) =>
            onChange({ ...audience, segment: event.currentTarget.value as typeof audience.segment })
          } // one of the options
        />
      )}
      {audience.kind === 'FILTER' && (
        <Chip.Group
          multiple
          value={[...audience.riskTiers]}
          onChange={(tiers) => onChange({ ...audience, riskTiers: tiers as typeof audience.riskTiers })} // those below
        >
          <Group gap="xs" role="group" aria-label="Risk tiers">
            {['A', 'B', 'C', 'D'].map((tier) => (
              <Chip key={tier} value={tier} size="sm">
                Tier {tier}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      {audience.kind === 'USERS' && <AudienceFile userIds={audience.userIds} onChange={onChange} />}
    </>
  );
}
