import { Anchor, Button, Collapse, List, Stack, Text } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import type { AuditAction } from '#contracts/audit/actions.ts';
import { actionName } from '#src/administration/audit/labels.ts';
import { entityAddress } from '#src/platform/routing/entity-address.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { capitalised } from '#src/ui/format/capitalised.ts';
import { dateText } from '#src/ui/format/date-text.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import type { Passed, PassedPlan } from '#contracts/mock-in-page.ts';
import { inWords } from './in-words.ts';

/** What happened while the clock was moved, from the audit and the messages that were sent. */
export function PassedTime({ passed }: { readonly passed: Passed }) {
  const { events, statuses, messages, plan } = passed;
  const [isOpen, { toggle }] = useDisclosure(plan === null);
  const restId = useId();
  const isAdministrator = useAppSelector(selectRole) === 'ADMINISTRATOR';
  /** Only administrators see the audit and other people's plans, so a link logs anyone else in as one. */
  const asAdministrator = (address: string) =>
    isAdministrator ? address : `${address}${address.includes('?') ? '&' : '?'}as=administrator`;
  const auditOf = (action: AuditAction) => asAdministrator(paths.administrationAudit({ action: [action] }));

  if (events.length === 0 && messages === 0) return <Text>Nothing changed in this time.</Text>;
  return (
    <Stack gap="xs">
      <Text fw="var(--mantine-font-weight-medium)">What changed</Text>
      {plan && <PlanSentence plan={plan} />}
      {plan && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={restId}
          onClick={toggle}
          leftSection={<Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />}
          style={{ alignSelf: 'start' }}
        >
          In the whole shop
        </Button>
      )}
      <Collapse expanded={isOpen} id={restId} keepMounted={false}>
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
      </Collapse>
    </Stack>
  );
}

/** What became of the plan whose day was chosen: "PLN-000101: €8.00 late fee on 11 Feb 2027, now overdue, 3 messages." */
function PlanSentence({ plan }: { readonly plan: PassedPlan }) {
  const { locale } = useConfiguration();
  const moneyText = useMoneyText();
  const { number, fees, feeDays, paid, currency, from, to, messages } = plan;
  const days = feeDays.map((day) => dateText(day, locale)).join(' and ');
  const facts = [
    ...(fees > 0 ? [`${moneyText({ amountMinor: fees, currency })} late fee on ${days}`] : []),
    ...(paid > 0 ? [`${moneyText({ amountMinor: paid, currency })} paid`] : []),
    ...(to === from ? [] : [`now ${inWords(to)}`]),
    ...(messages > 0 ? [messages === 1 ? '1 message' : `${messages} messages`] : []),
  ];
  return (
    <Text>
      {number}: {facts.length === 0 ? 'nothing changed' : facts.join(', ')}.
    </Text>
  );
}
