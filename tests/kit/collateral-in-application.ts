import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Draft } from '#src/customer/draft/schema.ts';
import { png, pngPart } from './collateral.ts';
import { fill } from './fill.ts';
import type { CollateralSeen } from '#contracts/verbs/verbs.ts';
import { productNamed, type visit } from './visit.tsx';

/** The worked example on the plan that needs collateral for what it lends. */
export const securedDraft: Partial<Draft> = {
  items: [{ productId: productNamed('Espresso machine'), quantity: 1 }],
  offerCode: 'SEC24',
};

export const savings = { kind: 'Cash deposit', description: 'Savings account', value: '1000' } as const;

/** The smallest PNG file and these bytes: a file is added once only, so that two have to differ. */
export function pngFile(name: string, ...more: readonly number[]): File {
  const bytes = Uint8Array.from(atob(pngPart.data), (character) => character.charCodeAt(0));
  return new File([Uint8Array.from([...bytes, ...more])], name, { type: png.mime });
}

/** A customer who offers collateral on its page, step by step. */
export function collateralIn(user: UserEvent, app: Awaited<ReturnType<typeof visit>>) {
  const newest = () =>
    app.backend.store.tables.collaterals.page({ order: 'id', falling: true, limit: 1 }).rows[0];
  const card = () => screen.findByRole('article');

  /** Adds a thing; ends when its card is shown, which is the answer. */
  async function declares({ kind, description, value }: Record<'kind' | 'description' | 'value', string>) {
    await user.click(await screen.findByRole('radio', { name: kind }));
    await fill(user, screen.getByLabelText('Description'), description);
    await user.type(await screen.findByLabelText('Your estimate of its value'), value);
    await user.click(screen.getByRole('button', { name: 'Add and continue with documents' }));
    return within(await card());
  }

  /** Adds a file for each kind of document; ends when all of them are checked. */
  async function documents(kinds: readonly string[]): Promise<void> {
    const inside = within(await card());
    for (const kind of kinds) {
      const input = await inside.findByLabelText(`Add: ${kind}`);
      await user.upload(input, pngFile(`${kind}.png`, kind.length));
      await inside.findByLabelText(`Kind of ${kind}.png`);
      await app.later(2_000);
      await waitFor(() => expect(newest()?.documents.at(-1)?.status).not.toBe('UPLOADING'));
    }
    await app.later(2_000);
    await app.backend.get('getConfig'); // a request, so that the checks of the files are done
    app.changeFeed.wakeAll();
  }

  async function submits(): Promise<CollateralSeen> {
    const send = within(await card()).getByRole('button', { name: 'Send for review' });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await screen.findByText(/^This usually takes one working day/);
    return { status: newest()?.status ?? 'DRAFT' };
  }

  return { declares, documents, submits };
}
