import type { UserDetails as User } from '#contracts/users/user.ts';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Status } from '#src/ui/Status.tsx';
import { kycStatuses, riskTiers, userStatuses } from './labels.ts';
import { OpenPlans } from './OpenPlans.tsx';

/** A customer as the administration sees them: contact masked, with what they owe. */
export default function UserDetails({ entity: user }: { readonly entity: User }) {
  return (
    <SumList
      items={[
        { label: 'Principal left', value: <Money value={user.principalLeft} size="large" /> },
        { label: 'Status', value: <Status {...userStatuses[user.status]} /> },
        { label: 'Identity', value: <Status {...kycStatuses[user.kycStatus]} /> },
        { label: 'Tier', value: riskTiers[user.riskTier] },
        { label: 'Credit limit', value: <Money value={user.creditLimit} /> },
        { label: 'Wallet', value: <Money value={user.walletBalance} /> },
        { label: 'Open plans', value: <OpenPlans user={user} /> },
        { label: 'E-mail', value: user.maskedEmail ?? '–' },
        { label: 'Phone', value: user.maskedPhone ?? '–' },
        { label: 'Customer since', value: <DateTimeText value={user.createdAt} form="day" /> },
        { label: 'Customer ID', value: user.id },
      ]}
    />
  );
}
