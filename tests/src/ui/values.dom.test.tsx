import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { defaults } from '#src/platform/configuration.ts';
import { ConfigurationContext } from '#src/platform/use-configuration.ts';
import { DateText, DateTimeText } from '#src/ui/DateText.tsx';
import { dateText } from '#src/ui/date-text.ts';
import { Money } from '#src/ui/Money.tsx';
import { decimal, moneyText } from '#src/ui/money-text.ts';
import { Percent } from '#src/ui/Percent.tsx';
import { percentText } from '#src/ui/percent-text.ts';

const show = (children: ReactNode, locale = 'en-GB') =>
  render(<ConfigurationContext value={{ ...defaults, locale }}>{children}</ConfigurationContext>).container;
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  test.each([
    [{ amountMinor: 122_216, currency: 'EUR' }, 'en-GB', '1,222.16 €'],
    [{ amountMinor: 122_216, currency: 'EUR' }, 'de-DE', '1.222,16 €'],
    [{ amountMinor: 1_500, currency: 'JPY' }, 'en-GB', '1,500 ¥'],
    [{ amountMinor: 1_234_567, currency: 'KWD' }, 'en-GB', '1,234.567 KWD'],
    [{ amountMinor: 5, currency: 'EUR' }, 'en-GB', '0.05 €'],
    [{ amountMinor: -369, currency: 'EUR' }, 'en-GB', '-3.69 €'],
  ] as const)('%j in %s is %s', (money, locale, text) => {
    expect(plain(moneyText(money, locale))).toBe(text);
  });

  test('every cent survives up to the limit of safe integers', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(0, 2, 3), (amountMinor, exponent) => {
        expect(BigInt(decimal(amountMinor, exponent).replace('.', ''))).toBe(BigInt(amountMinor));
      }),
    );
    expect(() => decimal(0.5, 2)).toThrow(RangeError);
  });

  test('shows the amount, then the currency and a small suffix', () => {
    const shown = show(<Money value={{ amountMinor: 18_369, currency: 'EUR' }} size="large" suffix="× 5" />);
    expect(plain(shown.textContent)).toBe('183.69 € × 5');
  });
});

describe('days and moments', () => {
  test('a day is the same day in every time zone of the reader', () => {
    show(<DateText value="2027-02-10" />);
    expect(screen.getByText('10 Feb 2027')).toHaveAttribute('datetime', '2027-02-10');
    expect(dateText('2027-12-31', 'en-GB', 'short')).toBe('31 Dec');
    expect(dateText('2027-02-10', 'en-GB', 'long')).toMatch(/^Wednesday,? 10 February 2027$/);
  });

  test('a moment is told in the time zone of the business', () => {
    expect(show(<DateTimeText value="2027-02-10T23:30:00.000Z" />)).toHaveTextContent('11 Feb 2027, 00:30');
  });
});

test('a rate in parts per million is a percentage with two decimals', () => {
  expect(plain(show(<Percent ppm={72_300} />).textContent)).toBe('7.23 %');
  expect(plain(percentText(0, 'en-GB'))).toBe('0.00 %');
});
