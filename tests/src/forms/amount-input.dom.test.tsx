import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmountInput } from '#src/forms/AmountInput.tsx';
import { render } from '#tests/kit/render.tsx';

test('a currency that is written with letters has room before the amount', () => {
  render(<AmountInput label="Amount" currency="KWD" defaultValue={18} />);
  const field = screen.getByLabelText('Amount');
  expect(field).toHaveValue('18.000');
  const wrapper = field.closest('[style*="--input-left-section-width"]');
  expect(wrapper?.getAttribute('style')).toContain('calc(3ch + 1.5rem)');
});
