import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';

/** The text fields that outlive a reload of the page. Cards and codes are not among them, and must never be. */
export const keptFields = ['sign-in.contact'] as const;
export type KeptField = (typeof keptFields)[number];

export const Typed = z.partialRecord(z.enum(keptFields), z.string().check(z.maxLength(2_000)));

/** What stands in fields and was not sent yet. */
export type TypedState = Readonly<Partial<Record<KeptField, string>>>;

declare module '#src/platform/store.ts' {
  interface RootState {
    readonly typed: TypedState;
  }
}

const initialState: TypedState = {};

export const typedSlice = createSlice({
  name: 'typed',
  initialState,
  reducers: {
    fieldTyped: (state, { payload }: PayloadAction<{ field: KeptField; text: string }>): TypedState => ({
      ...state,
      [payload.field]: payload.text,
    }),
    /** The field is gone: sent, or left. */
    fieldLeft: (state, { payload }: PayloadAction<KeptField>): TypedState =>
      Object.fromEntries(Object.entries(state).filter(([field]) => field !== payload)),
  },
  selectors: { selectTyped: (state, field: KeptField) => state[field] ?? '' },
});

export const { fieldTyped, fieldLeft } = typedSlice.actions;
export const { selectTyped } = typedSlice.selectors;
