import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/platform/paths.ts';
import { type Shortcuts, useShortcuts } from '#src/platform/use-shortcuts.ts';
import { goTo } from './frame-shortcuts.ts';

const ShortcutList = lazy(() => import('./ShortcutList.tsx'));

/** The keys that work on each page of the administration, and `?` for the list of all. */
export function FrameShortcuts() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const pages: Shortcuts = Object.fromEntries(
    Object.entries(goTo).map(([key, id]) => [`g ${key}`, () => void navigate(paths[id]())]),
  );
  useShortcuts({ ...pages, '?': () => setOpen(true) });
  return <Suspense>{isOpen && <ShortcutList onClose={() => setOpen(false)} />}</Suspense>;
}
