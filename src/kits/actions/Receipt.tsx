import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import type { ReceiptText } from './action.ts';
import { useListAuditEventsQuery } from './audit-api.ts';

interface Props extends ReceiptText {
  /** Further actions that are possible after this one. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Confirms what the command did and links to its audit entry. */
export function Receipt({ title, text, facts = [], auditOf, children, onClose }: Props) {
  const button = useFocusOnMount(); // the form was removed with the focused button, so the receipt takes the focus
  useUnsavedWork(true, false);
  return (
    <Stack gap="md">
      <StatusAlert color="success" role="status" title={title}>
        {text}
      </StatusAlert>
      {facts.length > 0 && <SumList items={facts} />}
      <Group justify="space-between" gap="xs">
        {auditOf === undefined ? <span /> : <AuditLink entityId={auditOf} />}
        <Group gap="xs">
          {children}
          {/* The second press of a double click on the form's button lands here, and would close the receipt. */}
          <Button size="sm" onClick={({ detail }) => detail < 2 && onClose()} ref={button}>
            Done
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

/** Links to the newest audit entry about an entity, once it is read: one that was read before is of an earlier action. */
function AuditLink({ entityId }: { readonly entityId: string }) {
  const [shownAt] = useState(() => Date.now());
  const { data, fulfilledTimeStamp = 0 } = useListAuditEventsQuery(
    { query: { q: entityId, limit: 1 } },
    { refetchOnMountOrArgChange: true },
  );
  const [event] = (fulfilledTimeStamp >= shownAt && data?.items) || [];
  return event ? (
    <AppLink to={paths.administrationAudit({ open: event.id })}>View audit entry</AppLink>
  ) : (
    <span />
  );
}
