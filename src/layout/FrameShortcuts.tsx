import { useHotkeys } from '@mantine/hooks';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { useModule } from '#src/ui/loading/use-module.ts';
import { useOpenFailed } from '#src/ui/loading/use-open-failed.ts';
import { useStepKeys } from '#src/kits/lists/rows/use-row-keys.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { type Shortcuts, useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';
import { goTo } from '#src/platform/shortcuts/page-letters.ts';

const loadPalette = () => import('./palette/Palette.tsx');
const ShortcutList = lazyDialog(() => import('#src/ui/parts/ShortcutList.tsx'));

interface Props {
  /** Whether the command palette is open. */
  readonly searching: boolean;
  readonly onSearching: (wanted: boolean) => void;
  /** Whether the list of shortcuts is open. */
  readonly listed: boolean;
  readonly onListed: (wanted: boolean) => void;
}

/** The keyboard shortcuts of every administration page, the command palette, and the list of shortcuts on `?`. */
export function FrameShortcuts({ searching, onSearching, listed, onListed }: Props) {
  const navigate = useNavigate();
  const palette = useModule(
    loadPalette,
    searching,
    useOpenFailed(() => onSearching(false)),
  );
  const pages: Shortcuts = Object.fromEntries(
    Object.entries(goTo).map(([key, id]) => [`g ${key}`, () => void navigate(paths[id]())]),
  );
  const list = { '?': () => onListed(true) };
  useShortcuts({ ...pages, ...list });
  useStepKeys();
  useShortcuts(list, { in: 'dialog' });
  useHotkeys([['mod+K', () => onSearching(!searching)]], [], true); // also while a person types; not the browser's own search
  const takeEarly = useEarlyLetters(searching);
  return (
    <>
      {palette && (
        <palette.default
          opened={searching}
          takeEarly={takeEarly}
          onClose={() => onSearching(false)}
          onShortcuts={() => onListed(true)}
        />
      )}
      {listed && <ShortcutList onClose={() => onListed(false)} />}
    </>
  );
}

/**
 * Collects what is typed after the palette was asked for and before its field has the focus, so that no letter is lost
 * or taken for a shortcut. Returns a function that takes them.
 */
function useEarlyLetters(searching: boolean): () => string {
  const letters = useRef('');
  useEffect(() => {
    if (!searching) return undefined;
    letters.current = '';
    const collect = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
      if (document.activeElement?.closest('[data-palette]')) return;
      event.preventDefault();
      event.stopPropagation();
      letters.current += event.key;
    };
    document.addEventListener('keydown', collect, { capture: true });
    return () => document.removeEventListener('keydown', collect, { capture: true });
  }, [searching]);
  return useCallback(() => {
    const typedLetters = letters.current;
    letters.current = '';
    return typedLetters;
  }, []);
}
