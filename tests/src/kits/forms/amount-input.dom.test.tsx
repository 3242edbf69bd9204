import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { Currency } from '#contracts/money.ts';
import { minorTyped, moneyTyped } from '#src/kits/forms/amount.ts';
import { AmountInput } from '#src/kits/forms/AmountInput.tsx';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { render } from '#tests/kit/render.tsx';

/** A field beside what a form would send: minor units, or NaN, which the contract refuses. */
function Amount({ currency }: { readonly currency: Currency }) {
  const [value, setValue] = useState<number | string>('');
  return (
    <>
      <AmountInput label="Amount" currency={currency} value={value} onChange={setValue} />
      <output>{String(moneyTyped(value, currency).amountMinor)}</output>
    </>
  );
}

function show(locale: string, currency: Currency = 'EUR'): HTMLInputElement {
  render(
    <ConfigurationContext value={{ ...defaults, locale, currency }}>
      <Amount currency={currency} />
    </ConfigurationContext>,
  );
  return screen.getByLabelText<HTMLInputElement>('Amount');
}

const ways: Readonly<Record<string, (field: HTMLInputElement, text: string) => Promise<void>>> = {
  typed: async (field, text) => {
    const user = userEvent.setup();
    await user.type(field, text.replaceAll('{', '{{'));
    await user.tab();
  },
  pasted: async (field, text) => {
    const user = userEvent.setup();
    await user.click(field);
    await user.paste(text);
    await user.tab();
  },
  'filled without a key': async (field, text) => {
    await Promise.resolve(fireEvent.input(field, { target: { value: text } }));
  },
};

/** Cents, or the text of the refusal, in en-GB and in de-DE. */
const table: readonly (readonly [text: string, british: number | string, german: number | string])[] = [
  ['12.50', 12_50, 12_50],
  ['12,50', 12_50, 12_50],
  ['12,5', 12_50, 12_50],
  ['1,234.50', 1_234_50, 1_234_50],
  ['1.234,50', 1_234_50, 1_234_50],
  ['1,200.00', 1_200_00, 1_200_00],
  ['€1,200.00', 1_200_00, 1_200_00],
  ['1.200,00 €', 1_200_00, 1_200_00],
  ['€ 12,50', 12_50, 12_50],
  ['EUR 12.50', 12_50, 12_50],
  ['12.50 eur', 12_50, 12_50],
  ['1 200,50', 1_200_50, 1_200_50],
  ['1’200.50', 1_200_50, 1_200_50],
  ['1,234,567.89', 1_234_567_89, 1_234_567_89],
  ['1.234.567', 1_234_567_00, 1_234_567_00],
  ['83695', 83_695_00, 83_695_00],
  ['.5', 50, 50],
  ['5.', 5_00, 5_00],
  ['0', 0, 0],
  ['١٢٫٥٠', 12_50, 12_50],
  ['١٬٢٠٠٫٥٠', 1_200_50, 1_200_50],
  ['１２．５０', 12_50, 12_50],
  ['१२.५०', 12_50, 12_50],
  ['1,200', '1,200: do you mean 1,200.00 or 1.20?', '1,200: do you mean 1.200,00 or 1,20?'],
  ['1.200', '1.200: do you mean 1,200.00 or 1.20?', '1.200: do you mean 1.200,00 or 1,20?'],
  ['3,500', '3,500: do you mean 3,500.00 or 3.50?', '3,500: do you mean 3.500,00 or 3,50?'],
  ['83,695', '83,695: do you mean 83,695.00? Enter 83695', '83,695: do you mean 83.695,00? Enter 83695'],
  ['12.505', '12.505: do you mean 12,505.00? Enter 12505', '12.505: do you mean 12.505,00? Enter 12505'],
  ['0.005', 'Enter at most 2 decimals', 'Enter at most 2 decimals'],
  ['12.3456', 'Enter at most 2 decimals', 'Enter at most 2 decimals'],
  ['-5', 'Enter it without a minus sign', 'Enter it without a minus sign'],
  ['−5', 'Enter it without a minus sign', 'Enter it without a minus sign'],
  ['12,50-', 'Enter it without a minus sign', 'Enter it without a minus sign'],
  ['(12.50)', 'Enter it without a minus sign', 'Enter it without a minus sign'],
  ['1e3', 'Enter digits, such as 1,200.00', 'Enter digits, such as 1.200,00'],
  ['0x10', 'Enter digits, such as 1,200.00', 'Enter digits, such as 1.200,00'],
  ['5²', 'Enter digits, such as 1,200.00', 'Enter digits, such as 1.200,00'],
  ['$12.50', 'Enter digits, such as 1,200.00', 'Enter digits, such as 1.200,00'],
  ['?12', 'Enter digits, such as 1,200.00', 'Enter digits, such as 1.200,00'],
  ['€', 'Enter digits, such as 1,200.00', 'Enter digits, such as 1.200,00'],
  ['12 50', 'This is not clear. Enter it such as 1,200.00', 'This is not clear. Enter it such as 1.200,00'],
  [
    '1,23,4.5',
    'This is not clear. Enter it such as 1,200.00',
    'This is not clear. Enter it such as 1.200,00',
  ],
  ['1.2.3', 'This is not clear. Enter it such as 1,200.00', 'This is not clear. Enter it such as 1.200,00'],
  ['99999999999999999999', 'Enter at most 15 digits', 'Enter at most 15 digits'],
];

describe.each(Object.entries(ways))('an amount that is %s', (_, enter) => {
  describe.each(['en-GB', 'de-DE'] as const)('in %s', (locale) => {
    test.each(table)('%s is read whole, or refused at the field', async (text, british, german) => {
      const expected = locale === 'en-GB' ? british : german;
      const field = show(locale);
      await enter(field, text);
      const sent = Number(screen.getByRole('status').textContent);
      if (typeof expected === 'number') {
        expect(sent).toBe(expected);
        expect(field).toBeValid();
        return;
      }
      expect(sent).toBeNaN();
      expect(field).toHaveValue(text); // it stays as it was typed
      expect(screen.getByText(expected)).toBeVisible();
      expect(field).toBeInvalid();
    });
  });
});

test.each([
  ['en-GB', 'EUR', '1200', '1,200.00'],
  ['de-DE', 'EUR', '1200', '1.200,00'],
  ['en-GB', 'JPY', '1,200', '1,200'],
  ['de-DE', 'JPY', '1.200', '1.200'],
  ['en-GB', 'KWD', '1.2', '1.200'],
  ['en-GB', 'KWD', '1.200', '1.200'],
  ['de-DE', 'KWD', '1,200', '1,200'],
  ['en-IN', 'EUR', '1,00,000', '1,00,000.00'],
  ['ar-SA', 'SAR', '12.5', '١٢٫٥٠'],
] as const)('in %s, %s %s is written as %s when the field is left, and stays so', async (...row) => {
  const [locale, currency, typed, written] = row;
  const user = userEvent.setup();
  const field = show(locale, currency);
  await user.type(field, typed);
  await user.tab();
  expect(field).toHaveValue(written);
  const sent = screen.getByRole('status').textContent;
  await user.clear(field);
  await user.type(field, written);
  await user.tab();
  expect(field).toHaveValue(written);
  expect(screen.getByRole('status')).toHaveTextContent(sent);
});

test.each([
  ['en-GB', 'JPY', '12.5', 'Enter a whole number, such as 1,200'],
  ['en-GB', 'JPY', '1.200', '1.200: do you mean 1,200? Enter 1200'],
  ['en-GB', 'KWD', '1,200', '1,200: do you mean 1,200.000 or 1.200?'],
] as const)('in %s, decimals that %s lacks and what is not clear are refused: %s', async (...row) => {
  const [locale, currency, typed, fault] = row;
  const user = userEvent.setup();
  const field = show(locale, currency);
  await user.type(field, typed);
  expect(screen.queryByText(fault)).toBeNull(); // nothing is said while it is typed
  await user.tab();
  expect(screen.getByText(fault)).toBeVisible();
  expect(field).toHaveValue(typed);
});

test('Enter says what cannot be read, as leaving the field does', async () => {
  const user = userEvent.setup();
  await user.type(show('en-GB'), '1,200{Enter}');
  expect(screen.getByText('1,200: do you mean 1,200.00 or 1.20?')).toBeVisible();
});

test('a text that cannot be read stays where its parent keeps numbers only', async () => {
  const user = userEvent.setup();
  function Quantity() {
    const [value, setValue] = useState(1);
    return <NumberField label="Cards" value={value} onChange={(next) => setValue(Number(next))} />;
  }
  render(<Quantity />);
  const field = screen.getByLabelText('Cards');
  await user.type(field, '2x');
  await user.tab();
  expect(field).toHaveValue('12x');
  expect(field).toBeInvalid();
  await user.type(field, '{Backspace}');
  expect(field).toBeValid();
});

test('an empty amount is none, and one that cannot be read is never paid', () => {
  expect(moneyTyped('', 'EUR').amountMinor).toBeNaN();
  expect([minorTyped('', 'EUR'), minorTyped('?12.505', 'EUR')]).toEqual([0, Number.NaN]);
});

test('a currency that is written with letters has room before the amount', () => {
  render(<AmountInput label="Amount" currency="KWD" value={18} />);
  const field = screen.getByLabelText('Amount');
  expect(field).toHaveValue('18.000');
  const wrapper = field.closest('[style*="--input-left-section-width"]');
  expect(wrapper?.getAttribute('style')).toContain('calc(3ch + 1.5rem)');
});
