import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import classes from './ListTools.module.css';
import { useShortcuts } from '#src/platform/use-shortcuts.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { KeyHint } from '#src/ui/KeyHint.tsx';

/** Pause in ms after the last letter: letters of a held key or a scanner are one request, and new rows feel immediate. */
const pauseMs = 50;

interface Props {
  readonly name: string;
  readonly searches: string;
  readonly value: string;
  readonly onSearch: (q: string) => void;
}

/**
 * The search field of a list. It searches when typing pauses; `/` focuses it from anywhere on the page. Enter leads on
 * to the first row found, Escape in the empty field back to the page.
 */
export function ListSearch({ name, searches, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [requested, setRequested] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  // A changed address (Back, "clear") replaces the text. When the field's own search reaches the address after
  // further letters were typed, those letters stay.
  if (seen !== value) {
    setSeen(value);
    setRequested(null);
    if (value !== requested) setText(value);
  }

  const search = () => {
    const q = text.trim();
    if (q === value) return;
    setRequested(q);
    onSearch(q);
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value]);

  useShortcuts({ '/': () => field.current?.focus() });

  const clear = () => {
    setText('');
    setRequested('');
    onSearch('');
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      size="sm"
      type="search"
      className={classes.search}
      value={text}
      maxLength={100}
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
  );
}
