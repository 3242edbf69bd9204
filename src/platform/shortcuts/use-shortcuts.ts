import { useEffect, useEffectEvent } from 'react';
import { z } from '#contracts/z.ts';
import type { ShortcutKey } from './shortcut-table.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import { useServices } from '#src/platform/store/use-store.ts';

/**
 * Handlers by key: "x" for one `KeyboardEvent.key`, "g p" for two in sequence. A handler that returns `false` has not
 * handled the key. All keys are in the shortcut table.
 */
export type Shortcuts = Readonly<Partial<Record<ShortcutKey, (() => unknown) | undefined>>>;

/** Whether single-key shortcuts are on in this browser; they are until a person turns them off. */
export const shortcutSetting = (storage: KeyValueStorage | null) =>
  storedValue(storage, 'tranche.shortcuts', z.object({ on: z.boolean() }));

interface Options {
  /** Shortcuts of the page are inactive while a dialog is open; those of a dialog work inside it, others in menus, too. */
  readonly in?: 'page' | 'dialog' | 'everywhere';
}

/**
 * Registers single-key shortcuts. They are inactive while a person types, in menus, and when turned off: speech input
 * would trigger them by accident.
 * @returns whether they are turned on
 */
export function useShortcuts(keys: Shortcuts, { in: place = 'page' }: Options = {}): boolean {
  const storage = useServices().localStorage;
  const areOn = () => shortcutSetting(storage).read()?.on !== false;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = nameOf(event);
    const begins = Object.keys(keys).some((key) => key.startsWith(`${name} `));
    const act = begins ? () => beginWith(event) : keys[name as ShortcutKey]; // undefined for any other name
    if (!act) return;
    if (isTaken(event.target, place) || !isIn(place)) return;
    if (!areOn()) return;
    if (act() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return areOn();
}

/** The longest pause in ms between the two keys of a sequence. */
const sequenceMs = 1_500;

/**
 * The first key of a sequence and the one that followed. Shared, because each listener of the page receives the same
 * events.
 */
let sequence: { readonly first: KeyboardEvent; second: KeyboardEvent | null } | null = null;

function beginWith(first: KeyboardEvent): void {
  sequence = { first, second: null };
}

function nameOf(event: KeyboardEvent): string {
  if (sequence === null || sequence.first === event) return event.key;
  sequence.second ??= event;
  const { first, second } = sequence;
  const isSecond = second === event && event.timeStamp - first.timeStamp < sequenceMs;
  return isSecond ? `${first.key} ${event.key}` : event.key;
}

/** Returns the number of open modal dialogs. */
export const dialogsOpen = () => document.querySelectorAll('[role="dialog"][aria-modal="true"]').length;

const takesText = 'textarea, select, input:not([type="checkbox"], [type="radio"]), [contenteditable="true"]';
const takesKeys = '[role="menu"], [role="listbox"], [role="dialog"]:not([aria-modal="true"])';

/** True if the focused element uses the key itself: a field, a menu, a calendar. */
function isTaken(target: EventTarget | null, place: Options['in']): boolean {
  const taking = place === 'everywhere' ? takesText : `${takesText}, ${takesKeys}`;
  return target instanceof Element && target.closest(taking) !== null;
}

const isIn = (place: Options['in']) =>
  place === 'everywhere' || dialogsOpen() === (place === 'dialog' ? 1 : 0);
