import { Suspense } from 'react';
import { lazyPart } from '#src/pwa/release/lazy-part.ts';
import { selectMobileLayout } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import type { ActionBarProps } from './ActionBar.tsx';

const actionBar = lazyPart<ActionBarProps>(() => import('./ActionBar.tsx'));

/** The `ActionBar` of a page whose button is below its content, as on phones. */
export function PhoneBar(props: ActionBarProps) {
  const mobile = useAppSelector(selectMobileLayout);
  if (!mobile) return null;
  return (
    <Suspense>
      <actionBar.Component {...props} />
    </Suspense>
  );
}
