import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { lazy, Suspense } from 'react';
import { BellButton } from '#src/features/inbox/BellButton.tsx';
import { useInboxAddress } from '#src/features/inbox/use-inbox-address.ts';
import { selectRole } from '#src/platform/session.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { loadRecovering } from '#src/platform/load-recovering.ts';

const Bell = lazy(() => loadRecovering(() => import('#src/features/inbox/Bell.tsx')));

/** The bell of a customer who is signed in. Its space is reserved before the number of unread messages is known. */
export function InboxBell() {
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  const { tab, open, close } = useInboxAddress();
  const opened = tab !== null;
  const toggle = (wanted: boolean) => (wanted ? open() : close());
  const isLater = useAfterFirstData();
  if (!isCustomer) return null;
  const button = <BellButton unread={0} opened={opened} onPress={() => toggle(!opened)} />;
  if (!isLater && !opened) return button;
  return (
    <Suspense fallback={button}>
      <Bell opened={opened} onToggle={toggle} />
    </Suspense>
  );
}
