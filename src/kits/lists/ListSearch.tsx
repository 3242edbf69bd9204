import { CloseButton, TextInput } from '@mantine/core';
import { pageLimits } from '#contracts/paging.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { tooLong } from '#src/kits/forms/too-long.ts';
import classes from './ListTools.module.css';
import { selectAdmin } from '#src/platform/store/shell.ts';
import { useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { KeyHint } from '#src/ui/parts/KeyHint.tsx';

const ShortcutList = lazyDialog(() => import('#src/ui/parts/ShortcutList.tsx'));

/** How long in ms letters wait for the answer to the search before them. */
const maxWaitMs = 200;

interface Props {
  readonly name: string;
  readonly searches: string;
  readonly value: string;
  /** The list is waiting for an answer. */
  readonly isFetching: boolean;
  readonly onSearch: (q: string) => void;
}

/**
 * The search field of a list. A letter is searched at once; letters typed before its answer are one search, sent after
 * it or when typing pauses. `/` focuses the field from anywhere on the page. Enter leads on to the first row found,
 * Escape in the empty field back to the page. On customers' pages it is the only shortcut, so its list is here, too.
 */
export function ListSearch({ name, searches, value, isFetching, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [requested, setRequested] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  // A changed address (Back, "clear") replaces the text. When the field's own search reaches the address after
  // further letters were typed, those letters stay.
  if (lastValue !== value) {
    setLastValue(value);
    setRequested(null);
    if (value !== requested) setText(value);
  }

  const error = tooLong(text.trim(), pageLimits.search);
  const search = () => {
    const q = text.trim();
    if (q === value || error !== false) return;
    setRequested(q);
    onSearch(q);
  };
  const searchText = useEffectEvent(search);
  const isSearching = isFetching || requested !== null;
  useEffect(() => {
    const timer = setTimeout(() => searchText(), isSearching ? maxWaitMs : 0);
    return () => clearTimeout(timer);
  }, [text, value, isSearching]);

  const admin = useAppSelector(selectAdmin);
  const [isListed, setListed] = useState(false);
  useShortcuts({
    '/': () => field.current?.focus(),
    ...(!admin && { '?': () => setListed(true) }),
  });

  const clear = () => {
    setText('');
    if (value !== '') {
      setRequested('');
      onSearch('');
    }
    field.current?.focus();
  };
  return (
    <>
      <TextInput
        ref={field}
        size="sm"
        type="search"
        className={classes.search}
        value={text}
        error={error}
        autoComplete="off"
        spellCheck={false}
        aria-label={`Search ${name.toLowerCase()}`}
        aria-keyshortcuts="/"
        placeholder={`Search by ${searches}`}
        leftSection={<Icon name="search" size={16} />}
        rightSection={
          text === '' ? (
            <KeyHint>/</KeyHint>
          ) : (
            <CloseButton aria-label="Clear search" size="md" onClick={clear} />
          )
        }
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            if (text.trim() === value) document.querySelector<HTMLElement>('[data-row] a')?.focus();
            else search();
          }
          if (event.key === 'Escape' && text === '') event.currentTarget.blur(); // with text, it empties the field
        }}
      />
      {isListed && <ShortcutList onClose={() => setListed(false)} />}
    </>
  );
}
