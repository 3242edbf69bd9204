import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useServices } from '#src/platform/store/use-store.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { canPersist } from './persisted-state.ts';
import {
  fieldLeft,
  fieldChanged,
  type PersistedFieldName,
  selectPersistedField,
} from './persisted-fields.ts';

/** The text of a field, kept over a reload. Where it cannot be stored, reloads are blocked while there is text. */
export function usePersistedField(
  field: PersistedFieldName,
): readonly [text: string, set: (text: string) => void] {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectPersistedField(state, field));
  const { sessionStorage } = useServices();
  const isEmpty = text === '';
  useUnsavedWork(!isEmpty && !canPersist(sessionStorage));
  useEffect(() => () => void dispatch(fieldLeft(field)), [dispatch, field]);
  return [text, (typed) => void dispatch(fieldChanged({ field, text: typed }))];
}
