import { type FocusEvent, useRef } from 'react';
import { contentLimits, type NotificationContent } from '#contracts/notifications/content.ts';

type Name = 'title' | 'body';
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Inserts text at the caret of the field that had the focus last, or at the end of the body. Text that would exceed
 * the limit is not inserted.
 */
export function useInsertion(
  content: Pick<NotificationContent, Name>,
  change: (part: Partial<Pick<NotificationContent, Name>>) => void,
) {
  const last = useRef<{ readonly name: Name; readonly field: Field }>(null);

  return {
    /** Props of a field into which text can be inserted. */
    field: (name: Name) => ({
      onFocus: ({ currentTarget: field }: FocusEvent<Field>) => {
        last.current = { name, field };
      },
    }),
    insert(text: string): void {
      const { name, field } = last.current ?? { name: 'body' as const, field: null };
      const value = content[name];
      const from = field?.selectionStart ?? value.length;
      const next = `${value.slice(0, from)}${text}${value.slice(field?.selectionEnd ?? from)}`;
      if (next.length > contentLimits[name]) return;
      change(name === 'title' ? { title: next } : { body: next });
      if (!field) return;
      setTimeout(() => {
        field.focus();
        field.setSelectionRange(from + text.length, from + text.length); // after the inserted text
      });
    },
  };
}
