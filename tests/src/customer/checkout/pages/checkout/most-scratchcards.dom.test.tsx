import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maxScratchcards } from '#src/customer/draft/schema.ts';
import { productNamed, visit } from '#tests/kit/visit.tsx';

test.each([
  [maxScratchcards, true],
  [maxScratchcards - 1, false],
])('with %i scratchcards no other one can be added: %s', async (count, isFull) => {
  const scratchcards = Array.from({ length: count }, (_, index) => ({
    id: `sct_01JH8ZK3W0000000000000000${index}`,
    label: `Scratchcard 0013-••••0${index}-3`,
    valueMinor: 1_00,
  }));
  await visit('/checkout?step=payment', {
    who: 'mira',
    draft: {
      items: [{ productId: productNamed('Espresso machine'), quantity: 1 }],
      offerCode: 'STD6',
      scratchcards,
    },
  });
  const add = await screen.findByRole('button', { name: 'Add a scratchcard' });
  if (isFull) expect(add).toBeDisabled();
  else expect(add).toBeEnabled();
  expect(screen.queryByText('10 scratchcards can pay together.') !== null).toBe(isFull);
});
