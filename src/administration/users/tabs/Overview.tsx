import { Group, Stack } from '@mantine/core';
import type { UserDetails } from '#contracts/users/user.ts';
import { PendingApprovals } from '#src/administration/approvals/PendingApprovals.tsx';
import { kycStatuses, riskTiers, userStatuses } from '#src/administration/users/labels.ts';
import { OpenPlans } from '#src/administration/users/OpenPlans.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { languageName } from '#src/ui/format/language-name.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { Status } from '#src/ui/parts/Status.tsx';

/** A customer's personal data and debts. */
export function Overview({ user }: { readonly user: UserDetails }) {
  const { locale } = useConfiguration();
  return (
    <Stack gap="lg" align="stretch">
      <PendingApprovals entityId={user.id} />
      <EntityFacts
        figure={{ label: 'Principal left', value: <Money value={user.principalLeft} size="large" /> }}
        status={<Status {...userStatuses[user.status]} />}
        items={[
          { label: 'Days past due', value: user.daysPastDue === 0 ? '–' : user.daysPastDue },
          { label: 'Identity', value: <Status {...kycStatuses[user.kycStatus]} /> },
          { label: 'Tier', value: riskTiers[user.riskTier] },
          { label: 'Credit limit', value: <Money value={user.creditLimit} /> },
          { label: 'Wallet', value: <Money value={user.walletBalance} /> },
          { label: 'Open plans', value: user.openPlans > 0 ? <OpenPlans user={user} /> : '–' },
          { label: 'Tags', value: user.tags.join(', ') || '–' },
          { label: 'E-mail', value: user.maskedEmail ?? '–' },
          { label: 'Phone', value: user.maskedPhone ?? '–' },
          {
            label: 'Last seen',
            value: user.lastSeenAt === null ? '–' : <DateTimeText value={user.lastSeenAt} />,
          },
          { label: 'Language', value: languageName(user.locale, locale) },
          { label: 'Time zone', value: user.timeZone.replaceAll('_', ' ') },
          { label: 'Customer since', value: <DateTimeText value={user.createdAt} form="day" /> },
          ...(user.deletesOn === null
            ? []
            : [{ label: 'Account is deleted on', value: <DateText value={user.deletesOn} /> }]),
          ...(user.walletReturned === null
            ? []
            : [
                {
                  label: 'Wallet returned',
                  value: (
                    <>
                      <Money value={user.walletReturned.amount} /> to {user.walletReturned.to}
                    </>
                  ),
                },
              ]),
          { label: 'Customer ID', value: user.id },
        ]}
      />
      <Group gap="lg">
        <AppLink to={paths.orders({ userId: user.id })}>View orders</AppLink>
        <AppLink to={paths.administrationAudit({ q: user.id })}>View audit log</AppLink>
      </Group>
    </Stack>
  );
}
