import { Chip, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import type { Audience } from '#contracts/notifications/content.ts';
import { segments } from './labels.ts';

interface Props {
  readonly audience: Audience;
  readonly onChange: (audience: Audience) => void;
}

/** Who gets a notification: customers of a segment, or of some risk tiers. */
export function AudienceFields({ audience, onChange }: Props) {
  return (
    <>
      <SegmentedControl
        data={[
          { value: 'SEGMENT', label: 'Segment' },
          { value: 'FILTER', label: 'Filter' },
        ]}
        value={audience.kind === 'FILTER' ? 'FILTER' : 'SEGMENT'}
        onChange={(kind) =>
          onChange(
            kind === 'FILTER'
              ? { kind: 'FILTER', riskTiers: [], kycStatuses: ['VERIFIED'] }
              : { kind: 'SEGMENT', segment: 'WITH_PLAN' },
          )
        }
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
    </>
  );
}
