import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the dialog of a bulk job says this, while time passes for the backend. */
export const jobSays = (dialog: HTMLElement, later: (ms: number) => Promise<unknown>) => (text: RegExp) =>
  waitFor(async () => {
    await later(1_000);
    expect(within(dialog).getByRole('status')).toHaveTextContent(text);
  });
