import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '#src/platform/use-store.ts';
import type { Services } from '#src/platform/services.ts';
import { useUnsavedWork } from '#src/platform/use-unsaved-work.ts';
import { canKeep } from './kept-state.ts';
import {
  fieldLeft,
  fieldChanged,
  type PersistedFieldName,
  selectPersistedField,
} from './persisted-fields.ts';

/** A field's text that outlives a reload. Where nothing can be kept, the tab is not reloaded while there is text. */
export function usePersistedField(
  field: PersistedFieldName,
): readonly [text: string, set: (text: string) => void] {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const text = useAppSelector((state) => selectPersistedField(state, field));
  const storage = store.dispatch((_dispatch, _getState, services: Services) => services.sessionStorage);
  const isEmpty = text === '';
  useUnsavedWork(!isEmpty && !canKeep(storage));
  useEffect(() => () => void dispatch(fieldLeft(field)), [dispatch, field]);
  return [text, (typed) => void dispatch(fieldChanged({ field, text: typed }))];
}
