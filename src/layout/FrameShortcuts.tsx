import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/platform/paths.ts';
import { type Shortcuts, useShortcuts } from '#src/platform/use-shortcuts.ts';
import { goTo } from '#src/platform/page-letters.ts';

const ShortcutList = lazy(() => import('./ShortcutList.tsx'));
const Palette = lazy(() => import('./palette/Palette.tsx'));

interface Props {
  /** The palette is open. */
  readonly searching: boolean;
  readonly onSearching: (wanted: boolean) => void;
}

/** The keys that work on each page of the administration, the palette, and `?` for the list of all keys. */
export function FrameShortcuts({ searching, onSearching }: Props) {
  const navigate = useNavigate();
  const [isListed, setListed] = useState(false);
  const [wasSearching, setSearched] = useState(searching); // fetched when it is opened first
  if (searching && !wasSearching) setSearched(true);
  const pages: Shortcuts = Object.fromEntries(
    Object.entries(goTo).map(([key, id]) => [`g ${key}`, () => void navigate(paths[id]())]),
  );
  useShortcuts({ ...pages, '?': () => setListed(true) });
  usePaletteKey(() => onSearching(!searching));
  return (
    <Suspense>
      {wasSearching && (
        <Palette opened={searching} onClose={() => onSearching(false)} onShortcuts={() => setListed(true)} />
      )}
      {isListed && <ShortcutList onClose={() => setListed(false)} />}
    </Suspense>
  );
}

/** Ctrl+K, or Command+K: it has a modifier, so it works while a person types. */
function usePaletteKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault(); // some browsers would search the web
      press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
