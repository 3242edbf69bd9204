import { Alert, List, Skeleton, Text } from '@mantine/core';
import type { NotificationDraft } from '#contracts/notifications/content.ts';
import { amountOf, type RowWords } from '#src/kits/actions/bulk/amount.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { useCountAudienceQuery } from './api.ts';
import { exclusionReasons, refusalReasons } from './audience-labels.ts';
import { channelNames } from './labels.ts';

const customers: RowWords = { one: 'customer', many: 'customers' };

/** The number of refused customers shown by name. */
const maxShown = 10;

/** Says how many customers a draft would reach now, and why others would get nothing. */
export function AudienceSummary({ draft }: { readonly draft: NotificationDraft }) {
  const { data, error } = useCountAudienceQuery({ body: draft }, { refetchOnMountOrArgChange: true });
  const text = useCountText();
  if (error !== undefined && !data) return <ProblemNotice error={error} />;
  if (!data) return <Skeleton height="3rem" />;
  const { people, reached, exclusions, refused, needsApproval } = data;
  return (
    <Alert
      color={reached === 0 ? 'warning' : 'info'}
      title={`${text(reached)} of ${amountOf(customers, people, text)} would get it now`}
      role="status"
    >
      {exclusions.length > 0 && (
        <List size="sm">
          {exclusions.map((exclusion) => (
            <List.Item key={`${exclusion.channel} ${exclusion.reason}`}>
              {channelNames[exclusion.channel]}:{' '}
              {amountOf(exclusionReasons[exclusion.reason], exclusion.people, text)}
            </List.Item>
          ))}
        </List>
      )}
      {refused.length > 0 && (
        <List size="sm" aria-label="Not in the audience">
          {refused.slice(0, maxShown).map(({ userId, reason }) => (
            <List.Item key={userId} style={{ overflowWrap: 'anywhere' }}>
              {userId} {refusalReasons[reason]}
            </List.Item>
          ))}
          {refused.length > maxShown && (
            <List.Item>
              {amountOf({ one: 'more is', many: 'more are' }, refused.length - maxShown)} not in the audience
            </List.Item>
          )}
        </List>
      )}
      {needsApproval && (
        <Text size="sm" fw="var(--mantine-font-weight-medium)">
          Above 100 customers a second administrator has to approve it.
        </Text>
      )}
    </Alert>
  );
}
