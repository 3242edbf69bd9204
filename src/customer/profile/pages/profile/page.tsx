import { Stack } from '@mantine/core';
import type { User } from '#contracts/users/user.ts';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { failureTexts } from '#src/errors/failure-texts.ts';
import { Page } from '#src/layout/Page.tsx';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { FormSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { CardsCard } from './CardsCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DataCard } from './DataCard.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { NameCard } from './NameCard.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { routes } from '#src/platform/routing/page-table.ts';

/** The profile of the person who is logged in. */
export default function ProfilePage() {
  const { data: me, error, refetch } = useGetMeQuery();
  return (
    <Page heading="Profile" lead={routes.profile.lead}>
      <Stack gap="md">
        {error !== undefined && !me && <ProblemNotice error={error} onRetry={() => void refetch()} />}
        {!me && error === undefined && <FormSkeleton />}
        {me?.kind === 'CUSTOMER' && <CustomerProfile user={me.user} refetch={refetch} />}
        {me?.kind === 'ADMINISTRATOR' && (
          <Card lead="Accounts of the administration are managed by your organisation.">
            <SumList
              items={[
                { label: 'Name', value: me.administrator.fullName },
                { label: 'E-mail', value: me.administrator.email },
              ]}
            />
          </Card>
        )}
      </Stack>
    </Page>
  );
}

interface CustomerProfileProps {
  readonly user: User;
  readonly refetch: () => unknown;
}

function CustomerProfile({ user, refetch }: CustomerProfileProps) {
  const { online } = useAppSelector(selectShell);
  const refusal = (action: User['actions'][number]['action']) =>
    online ? (user.actions.find((each) => each.action === action)?.reason ?? null) : null;
  const away = online ? null : `${failureTexts.offline.title}. This needs the network.`;
  const name = refusal('change-name');
  const contact = refusal('change-contact');
  const preferences = refusal('change-preferences');
  return (
    <>
      <NeedsNetwork>
        Name, contacts and sessions can be changed once you’re back online; how you get messages can be chosen
        now.
      </NeedsNetwork>
      {[...new Set([name, contact, preferences])].map(
        (reason) =>
          reason !== null && (
            <StatusAlert key={reason} color="warning">
              {reason}
            </StatusAlert>
          ),
      )}
      <NameCard user={user} readOnly={!online || name !== null} />
      <ContactCard kind="email" masked={user.maskedEmail} readOnly={!online || contact !== null} />
      <ContactCard kind="phone" masked={user.maskedPhone} readOnly={!online || contact !== null} />
      <PreferencesCard account={user} readOnly={preferences !== null} />
      <CardsCard />
      <SessionsCard />
      <DataCard user={user} refusal={away ?? refusal('request-data')} />
      <DeletionCard user={user} refusal={away} refetch={refetch} />
    </>
  );
}
