import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';

/** The text fields that survive a reload. Card data and codes must never be added. */
export const persistedFieldNames = ['sign-in.contact', 'calculator.amount'] as const;
export type PersistedFieldName = (typeof persistedFieldNames)[number];

export const PersistedFields = z.partialRecord(
  z.enum(persistedFieldNames),
  z.string().check(z.maxLength(2_000)),
);

/** The contents of fields that have not been sent yet. */
export type PersistedFieldsState = Readonly<Partial<Record<PersistedFieldName, string>>>;

declare module '#src/platform/store/store.ts' {
  interface RootState {
    readonly persistedFields: PersistedFieldsState;
  }
}

const initialState: PersistedFieldsState = {};

export const persistedFieldsSlice = createSlice({
  name: 'persistedFields',
  initialState,
  reducers: {
    fieldChanged: (
      state,
      { payload }: PayloadAction<{ field: PersistedFieldName; text: string }>,
    ): PersistedFieldsState => ({
      ...state,
      [payload.field]: payload.text,
    }),
    /** Removes a field that was sent or left. */
    fieldLeft: (state, { payload }: PayloadAction<PersistedFieldName>): PersistedFieldsState =>
      Object.fromEntries(Object.entries(state).filter(([field]) => field !== payload)),
  },
  selectors: { selectPersistedField: (state, field: PersistedFieldName) => state[field] ?? '' },
});

export const { fieldChanged, fieldLeft } = persistedFieldsSlice.actions;
export const { selectPersistedField } = persistedFieldsSlice.selectors;
