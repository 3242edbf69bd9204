import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { usePersistedForm } from '#src/kits/forms/use-persisted-form.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';

/** A kept form of a browser with this storage. */
function keptIn(localStorage: KeyValueStorage | null) {
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage,
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(() => usePersistedForm('budget.1'), { wrapper });
}

test('what was typed is there after a reload, which it does not block, until sent', () => {
  const { result, unmount } = keptIn(localStorage);
  act(() => result.current.set('income', '2400'));
  expect(unsavedWork.isHeld).toBe(false);
  unmount();
  const again = keptIn(localStorage).result;
  expect(again.current.texts).toEqual({ income: '2400' });
  act(() => again.current.drop());
  expect(again.current.texts).toEqual({});
  expect(keptIn(localStorage).result.current.texts).toEqual({});
});

test('where the browser stores nothing, what was typed blocks reloads until it is sent', () => {
  const { result } = keptIn(null);
  act(() => result.current.set('income', '2400'));
  expect(unsavedWork.isHeld).toBe(true);
  act(() => result.current.drop());
  expect(unsavedWork.isHeld).toBe(false);
});
