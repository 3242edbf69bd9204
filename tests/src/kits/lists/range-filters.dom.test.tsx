import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AmountsForm } from '#src/kits/lists/filters/AmountsForm.tsx';
import { render } from '#tests/kit/render.tsx';

function fields(value: { readonly gte?: number; readonly lte?: number }) {
  const onChange = vi.fn();
  render(<AmountsForm label="Amount" value={value} currency="EUR" onChange={onChange} />);
  const enter = (name: string, text: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
  return { onChange, enter, apply: () => fireEvent.click(screen.getByText('Apply')) };
}

test('amounts are entered in the currency of the shop and sent in its smallest unit', () => {
  const { onChange, enter, apply } = fields({});
  enter('From', '100');
  enter('To', '250.50');
  apply();
  expect(onChange).toHaveBeenLastCalledWith({ gte: 10_000, lte: 25_050 });
  enter('From', '');
  apply();
  expect(onChange).toHaveBeenLastCalledWith({ lte: 25_050 });
});

test('a highest amount below the lowest one is refused; the filter can be removed', () => {
  const { onChange, enter, apply } = fields({ gte: 10_000 });
  enter('To', '99.99');
  apply();
  expect(screen.getByText('Enter at least the amount above')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Clear'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({});
});
