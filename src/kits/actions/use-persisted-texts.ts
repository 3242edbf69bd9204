import { usePersistedForm } from '#src/kits/forms/use-persisted-form.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import type { Field } from './fields.tsx';

/**
 * Keeps the texts of a dialog in this tab until they are sent or given up by “Cancel”, so that a reload or an accidental
 * Escape does not lose them.
 * @param name names the action and what it is taken on
 * @param fields the fields by name; only those that are marked are kept
 */
export function usePersistedTexts(
  name: string,
  fields: Readonly<Record<string, Pick<Field<never>, 'isKept'>>>,
) {
  const { texts, set, drop } = usePersistedForm(name, 'tab');
  const names = Object.keys(fields).filter((field) => fields[field]?.isKept);
  return {
    texts,
    drop,
    /** For the form: what stores each text. */
    persisted: Object.fromEntries(
      names.map((field) => [field, [texts[field] ?? '', (text: string) => set(field, text)] as const]),
    ),
  };
}

/** Lets an update wait while a dialog has input: its texts would be kept, but the dialog would be closed. */
export const useOpenInput = (isDirty: boolean) => useUnsavedWork(isDirty, false);
