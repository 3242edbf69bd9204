import { useEffect, useEffectEvent } from 'react';
import { z } from '#contracts/z.ts';
import type { ShortcutKey } from './shortcut-table.ts';
import { type KeyValueStorage, storedValue } from './storage.ts';
import { useLocalStorage } from './use-local-storage.ts';

/**
 * What keys do: "x" by `KeyboardEvent.key`, or "g p" for one after the other. What answers `false` has not taken the key. All of them
 * are in the table that people read.
 */
export type Shortcuts = Readonly<Partial<Record<ShortcutKey, (() => unknown) | undefined>>>;

/** Whether single keys do anything in this browser. They do until a person turns them off. */
export const shortcutSetting = (storage: KeyValueStorage | null) =>
  storedValue(storage, 'tranche.shortcuts', z.object({ on: z.boolean() }));

interface Options {
  /** Keys of the page rest while a dialog lies above it; keys of a dialog work inside one. */
  readonly in?: 'page' | 'dialog';
}

/**
 * Shortcuts of one key, without a modifier. They are off while a person types, in menus, and when they are turned off: a
 * person who speaks to the computer would press them by accident.
 */
export function useShortcuts(keys: Shortcuts, { in: place = 'page' }: Options = {}): void {
  const storage = useLocalStorage();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = nameOf(event);
    const begins = Object.keys(keys).some((key) => key.startsWith(`${name} `));
    const act = begins ? () => beginWith(event) : keys[name as ShortcutKey]; // undefined for any other name
    if (!act) return;
    if (isTaken(event.target) || dialogsOpen() !== (place === 'dialog' ? 1 : 0)) return;
    if (shortcutSetting(storage).read()?.on === false) return;
    if (act() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** How long the second key of two may take. */
const sequenceMs = 1_500;

/** The first key of two, and the one that followed: each listener of the page is asked about the same events. */
let begun: { readonly first: KeyboardEvent; second: KeyboardEvent | null } | null = null;

function beginWith(first: KeyboardEvent): void {
  begun = { first, second: null };
}

function nameOf(event: KeyboardEvent): string {
  if (begun === null || begun.first === event) return event.key;
  begun.second ??= event;
  const { first, second } = begun;
  const isSecond = second === event && event.timeStamp - first.timeStamp < sequenceMs;
  return isSecond ? `${first.key} ${event.key}` : event.key;
}

/** Dialogs that lie above the page, and each other. */
export const dialogsOpen = () => document.querySelectorAll('[role="dialog"][aria-modal="true"]').length;

const takesText = 'textarea, select, input:not([type="checkbox"], [type="radio"]), [contenteditable="true"]';
const takesKeys = '[role="menu"], [role="listbox"], [role="dialog"]:not([aria-modal="true"])';

/** The key belongs to what has the focus: a field, a menu, a calendar. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${takesText}, ${takesKeys}`) !== null;
}
