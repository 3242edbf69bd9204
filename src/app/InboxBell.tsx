import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useState } from 'react';
import { useOpenFailed } from '#src/ui/loading/use-open-failed.ts';
import { BellButton } from '#src/customer/inbox/BellButton.tsx';
import { useInboxAddress } from '#src/customer/inbox/use-inbox-address.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { useModule } from '#src/ui/loading/use-module.ts';

const load = () => import('#src/customer/inbox/Bell.tsx');

/**
 * The bell of a customer who is signed in. Its space is reserved before the number of unread messages is known. Where its code
 * cannot be loaded, it stays without a number, and a press loads it again.
 */
export function InboxBell() {
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  const { tab, open, close } = useInboxAddress();
  const opened = tab !== null;
  const toggle = (isOpen: boolean) => (isOpen ? open() : close());
  const isLater = useAfterFirstData();
  const [hasFailed, setFailed] = useState(false);
  const openFailed = useOpenFailed(close);
  const loaded = useModule(load, isCustomer && (opened || (isLater && !hasFailed)), (thrown) => {
    setFailed(true);
    if (opened) openFailed(thrown);
  });
  if (!isCustomer) return null;
  if (loaded) return <loaded.default opened={opened} onToggle={toggle} />;
  return <BellButton unread={0} opened={opened} onPress={() => toggle(!opened)} />;
}
