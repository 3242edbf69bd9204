import { Tabs } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { UserDetails as User } from '#contracts/users/user.ts';
import { useSearchMember } from '#src/platform/routing/use-search-member.ts';
import classes from './details.module.css';
import { Overview } from './tabs/Overview.tsx';
import { UserAudit } from './tabs/UserAudit.tsx';
import { UserCards } from './tabs/UserCards.tsx';
import { UserCollateral } from './tabs/UserCollateral.tsx';
import { UserMessages } from './tabs/UserMessages.tsx';
import { UserNotes } from './tabs/UserNotes.tsx';
import { UserPayments } from './tabs/UserPayments.tsx';
import { UserPlans } from './tabs/UserPlans.tsx';
import { UserSessions } from './tabs/UserSessions.tsx';
import type { QueryOf } from '#src/platform/routing/page-table.ts';

const tabs = {
  overview: { label: 'Overview', Content: Overview },
  plans: { label: 'Plans', Content: UserPlans },
  payments: { label: 'Payments', Content: UserPayments },
  collateral: { label: 'Collateral', Content: UserCollateral },
  cards: { label: 'Cards', Content: UserCards },
  messages: { label: 'Messages', Content: UserMessages },
  sessions: { label: 'Sessions', Content: UserSessions },
  notes: { label: 'Notes', Content: UserNotes },
  audit: { label: 'Audit log', Content: UserAudit },
} satisfies Readonly<Record<NonNullable<QueryOf<'users'>['tab']>, unknown>>;
const names = Object.keys(tabs) as (keyof typeof tabs)[];

/** A customer in the administration: masked contacts, debts and related entities. The address names the tab. */
export function UserDetails({ entity: user }: { readonly entity: User }) {
  const [addressTab, setAddressTab] = useSearchMember('tab');
  const tab = names.find((name) => name === addressTab) ?? 'overview';
  const show = (name: string | null) => setAddressTab(name === 'overview' ? null : name);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <Tabs value={tab} onChange={show} keepMounted={false}>
      <Tabs.List ref={list} grow mb="md" aria-label="About the customer" className={classes['tabs'] ?? ''}>
        {names.map((name) => (
          <Tabs.Tab key={name} value={name} px="2xs">
            {tabs[name].label}
            {name === 'notes' && user.notes.length > 0 && ` (${user.notes.length})`}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map((name) => {
        const { Content } = tabs[name];
        return (
          <Tabs.Panel key={name} value={name}>
            <Content user={user} />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
