import { List, Text } from '@mantine/core';
import type { DraftCheck } from '#contracts/notifications/details.ts';
import { Status } from '#src/ui/parts/Status.tsx';
import { bad, good, type StatusLabels, waiting } from '#src/ui/parts/status-label.ts';

const checkNames: Readonly<Record<DraftCheck['check'], string>> = {
  TEXT: 'Text',
  VARIABLES: 'Variables',
  AUDIENCE: 'Audience',
  REACH: 'Reach',
  LANGUAGES: 'Languages',
  LENGTH: 'Length',
  EXPIRY: 'Expiry',
  TEST: 'Test',
  APPROVAL: 'Approval',
};

const checkResults: StatusLabels<DraftCheck['result']> = {
  OK: good('Fine'),
  RISK: waiting('Check this'),
  MISSING: bad('Missing'),
};

const order = ['MISSING', 'RISK', 'OK'] as const;

/** The checks before a draft is sent: what is missing first, then risks, each with its remedy. */
export function Checklist({ checks }: { readonly checks: readonly DraftCheck[] }) {
  if (checks.length === 0) return null; // screen readers announce an empty list
  const sorted = order.flatMap((result) => checks.filter((each) => each.result === result));
  return (
    <List listStyleType="none" spacing="xs" size="sm" aria-label="Before it is sent">
      {sorted.map(({ check, result, detail }) => (
        <List.Item key={check}>
          <Text size="sm" component="span" fw="var(--mantine-font-weight-medium)" me="xs">
            {checkNames[check]}
          </Text>
          <Status {...checkResults[result]} />
          <Text size="sm">{detail}</Text>
        </List.Item>
      ))}
    </List>
  );
}
