import { Alert, Stack } from '@mantine/core';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useListApprovalsQuery } from './api.ts';
import { operationName } from './labels.ts';

/** Says that a second administrator still has to approve something about this entity, so that it is not requested twice. */
export function PendingApprovals({ entityId }: { readonly entityId: string }) {
  const { currentData } = useListApprovalsQuery({
    query: { q: entityId, filter: { status: ['PENDING'] }, sort: ['-requestedAt'], limit: 10 },
  });
  if (!currentData || currentData.items.length === 0) return null;
  return (
    <Alert color="warning" title="Awaiting approval">
      <Stack gap="2xs">
        {currentData.items.map(({ id, operation, amount, requestedByName }) => (
          <AppLink key={id} to={paths.administrationApprovals({ open: id })}>
            {operationName(operation)}, {amount && <Money value={amount} />}
            {amount && ', '}
            requested by {requestedByName}
          </AppLink>
        ))}
      </Stack>
    </Alert>
  );
}
