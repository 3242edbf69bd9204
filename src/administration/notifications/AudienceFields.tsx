import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { Audience } from '#contracts/notifications/content.ts';
import { kycStatuses, riskTiers } from '#src/administration/users/labels.ts';
import { AudienceFile } from './AudienceFile.tsx';
import { AudienceNames } from './AudienceNames.tsx';
import { ChipsField } from './ChipsField.tsx';
import { segments } from './audience-labels.ts';

interface Props {
  readonly audience: Audience;
  readonly onChange: (audience: Audience) => void;
}

const identities = Object.fromEntries(
  Object.entries(kycStatuses).map(([status, { word }]) => [status, word]),
) as Record<keyof typeof kycStatuses, string>; // the object has the same members

const beginnings: Readonly<Record<Audience['kind'], Audience>> = {
  SEGMENT: { kind: 'SEGMENT', segment: 'WITH_PLAN' },
  FILTER: { kind: 'FILTER', riskTiers: [], kycStatuses: ['VERIFIED'] },
  USERS: { kind: 'USERS', userIds: [] },
};

/**
 * Chooses the recipients: customers of a segment, of risk tiers and identity states, or chosen by name or by a file.
 */
export function AudienceFields({ audience, onChange }: Props) {
  return (
    <>
      <SegmentedControl
        data={[
          { value: 'SEGMENT', label: 'Segment' },
          { value: 'FILTER', label: 'Filter' },
          { value: 'USERS', label: 'Chosen' },
        ]}
        value={audience.kind}
        onChange={(kind) => onChange(beginnings[kind as Audience['kind']])} // the control's data are these kinds
      />
      {audience.kind === 'SEGMENT' && (
        <NativeSelect
          label="Customers"
          data={Object.entries(segments).map(([value, label]) => ({ value, label }))}
          value={audience.segment}
          onChange={(event) =>
            onChange({ ...audience, segment: event.currentTarget.value as typeof audience.segment })
          } // the value is one of the options
        />
      )}
      {audience.kind === 'FILTER' && (
        <>
          <ChipsField
            label="Tier"
            description="Any, unless you choose"
            words={riskTiers}
            chosen={audience.riskTiers}
            onChange={(tiers) => onChange({ ...audience, riskTiers: tiers })}
          />
          <ChipsField
            label="Identity"
            description="Any, unless you choose"
            words={identities}
            chosen={audience.kycStatuses}
            onChange={(statuses) => onChange({ ...audience, kycStatuses: statuses })}
          />
        </>
      )}
      {audience.kind === 'USERS' && (
        <>
          <AudienceNames userIds={audience.userIds} onChange={onChange} />
          <AudienceFile userIds={audience.userIds} onChange={onChange} />
        </>
      )}
    </>
  );
}
