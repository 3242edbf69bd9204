import { Alert, List, Skeleton, Text } from '@mantine/core';
import type { NotificationDraft } from '#contracts/notifications/content.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { useCountAudienceQuery } from './api.ts';
import { exclusionReasons, refusalReasons } from './audience-labels.ts';
import { channelNames } from './labels.ts';

/** The number of refused customers shown by name. */
const shown = 10;

/** Says how many customers a draft would reach now, and why others would get nothing. */
export function AudienceSummary({ draft }: { readonly draft: NotificationDraft }) {
  const { data, error } = useCountAudienceQuery({ body: draft }, { refetchOnMountOrArgChange: true });
  if (error !== undefined && !data) return <ProblemNotice error={error} />;
  if (!data) return <Skeleton height="3rem" />;
  const { people, reached, exclusions, refused, needsApproval } = data;
  return (
    <Alert
      color={reached === 0 ? 'warning' : 'info'}
      title={`${reached} of ${people} customers would get it now`}
      role="status"
    >
      {exclusions.length > 0 && (
        <List size="sm">
          {exclusions.map((exclusion) => (
            <List.Item key={`${exclusion.channel} ${exclusion.reason}`}>
              {channelNames[exclusion.channel]}: {exclusion.people} {exclusionReasons[exclusion.reason]}
            </List.Item>
          ))}
        </List>
      )}
      {refused.length > 0 && (
        <List size="sm" aria-label="Not in the audience">
          {refused.slice(0, shown).map(({ userId, reason }) => (
            <List.Item key={userId} style={{ overflowWrap: 'anywhere' }}>
              {userId} {refusalReasons[reason]}
            </List.Item>
          ))}
          {refused.length > shown && (
            <List.Item>{refused.length - shown} more are not in the audience</List.Item>
          )}
        </List>
      )}
      {needsApproval && (
        <Text size="sm" fw={600}>
          Above 100 customers a second administrator has to approve it.
        </Text>
      )}
    </Alert>
  );
}
