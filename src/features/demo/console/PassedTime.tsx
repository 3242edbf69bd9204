import { Anchor, List, Stack, Text } from '@mantine/core';
import type { AuditAction } from '#contracts/audit/actions.ts';
import { actionName } from '#src/features/audit/labels.ts';
import { entityAddress } from '#src/platform/entity-address.ts';
import { paths } from '#src/platform/paths.ts';
import { selectRole } from '#src/platform/session.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { capitalised } from '#src/ui/capitalised.ts';
import type { Passed } from './console-backend.ts';
import { inWords } from './in-words.ts';

/** What happened while the clock was moved, from the audit and the messages that were sent. */
export function PassedTime({ passed: { events, statuses, messages } }: { readonly passed: Passed }) {
  const isAdministrator = useAppSelector(selectRole) === 'ADMINISTRATOR';
  /** Only administrators see the audit and other people's plans, so a link logs anyone else in as one. */
  const asAdministrator = (address: string) =>
    isAdministrator ? address : `${address}${address.includes('?') ? '&' : '?'}as=administrator`;
  const auditOf = (action: AuditAction) => asAdministrator(paths.administrationAudit({ action: [action] }));

  if (events.length === 0 && messages === 0) return <Text>Nothing changed in this time.</Text>;
  return (
    <Stack gap="xs">
      <Text fw={600}>What changed</Text>
      <List size="sm">
        {events.map(({ action, count, about }) => (
          <List.Item key={action}>
            <Anchor href={auditOf(action)} inherit>
              {actionName(action)}: {count}
            </Anchor>
            {about.map(({ type, id, name }, index) => {
              const address = entityAddress({ type, id });
              return (
                <span key={`${id} ${index}`}>
                  {index === 0 ? ' – ' : ', '}
                  {address === null ? (
                    name
                  ) : (
                    <Anchor href={asAdministrator(address)} inherit>
                      {name}
                    </Anchor>
                  )}
                </span>
              );
            })}
            {count > about.length && ' and others'}
          </List.Item>
        ))}
        {statuses.map(({ type, from, to, count }) => (
          <List.Item key={`${type} ${from} ${to}`}>
            {capitalised(inWords(type))}, {inWords(from)} → {inWords(to)}: {count}
          </List.Item>
        ))}
        {messages > 0 && <List.Item>Messages sent: {messages}, on the demo phone</List.Item>}
      </List>
    </Stack>
  );
}
