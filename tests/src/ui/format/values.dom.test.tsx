import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { dateText } from '#src/ui/format/date-text.ts';
import { Count } from '#src/ui/format/Count.tsx';
import { InstalmentFigure } from '#src/kits/schedule/InstalmentFigure.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { moneyText } from '#src/ui/format/money-text.ts';
import { NoWrap } from '#src/ui/format/NoWrap.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import { percentText, shareText } from '#src/ui/format/percent-text.ts';
import { render } from '#tests/kit/render.tsx';

const show = (children: ReactNode, locale = 'en-GB') =>
  render(<ConfigurationContext value={{ ...defaults, locale }}>{children}</ConfigurationContext>).container;
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  test.each([
    [{ amountMinor: 122_216, currency: 'EUR' }, 'en-GB', '€1,222.16'],
    [{ amountMinor: 122_216, currency: 'EUR' }, 'de-DE', '1.222,16 €'],
    [{ amountMinor: 1_500, currency: 'JPY' }, 'en-GB', '¥1,500'],
    [{ amountMinor: 1_234_567, currency: 'KWD' }, 'en-GB', 'KWD 1,234.567'],
    [{ amountMinor: 5, currency: 'EUR' }, 'en-GB', '€0.05'],
    [{ amountMinor: -369, currency: 'EUR' }, 'en-GB', '−€3.69'],
  ] as const)('%j in %s is %s', (money, locale, text) => {
    expect(plain(moneyText(money, locale))).toBe(text);
  });

  const locales = ['en-GB', 'de-DE', 'nl-NL', 'fr-FR', 'ja-JP'];
  const units = { JPY: 1, EUR: 100, KWD: 1000 } as const;

  test.each(locales)('is formatted by Intl in %s with a true minus and a thin space', (locale) => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom('JPY', 'EUR', 'KWD'),
        (amountMinor, currency) => {
          const intl = new Intl.NumberFormat(locale, {
            style: 'currency',
            currency,
            currencyDisplay: 'narrowSymbol',
          });
          const text = intl
            .format(amountMinor / units[currency])
            .replace('-', '−')
            .replaceAll('\u00a0', '\u202f');
          expect(moneyText({ amountMinor, currency }, locale)).toBe(text);
          const rendered = show(<Money value={{ amountMinor, currency }} />, locale);
          expect(rendered.textContent).toBe(text);
          cleanup();
        },
      ),
      { numRuns: 60 },
    );
  });

  test('an amount shows how often it is paid, with the currency where the locale puts it', () => {
    const rendered = show(<Money value={{ amountMinor: 18_369, currency: 'EUR' }} size="large" times={5} />);
    expect(plain(rendered.textContent)).toBe('5 × €183.69');
  });

  test('an amount has one size: no part of it has an element of its own', () => {
    const rendered = show(<Money value={{ amountMinor: 18_369, currency: 'EUR' }} size="large" times={5} />);
    expect(rendered.querySelector('span > *')).toBeNull();
  });

  test.each([
    ['counts what is paid today where it is a part like the others', 30_000, '4 × €300.00'],
    ['does not count a down payment of another amount', 12_000, '3 × €300.00'],
  ])('a plan %s', (_, today, text) => {
    const quote = {
      instalments: [{ count: 3, amountMinor: 30_000 }],
      downPayment: { amountMinor: today, currency: 'EUR' as const },
    };
    expect(plain(show(<InstalmentFigure quote={quote} />).textContent)).toBe(text);
  });
});

describe('days and instants', () => {
  test('a day is the same day in every time zone of the reader', () => {
    show(<DateText value="2027-02-10" />);
    expect(screen.getByText('10 Feb 2027')).toHaveAttribute('datetime', '2027-02-10');
    expect(dateText('2027-12-31', 'en-GB', 'short')).toBe('31 Dec');
    expect(dateText('2027-02-10', 'en-GB', 'long')).toMatch(/^Wednesday,? 10 February 2027$/);
  });

  test('an instant is shown in the time zone of the business', () => {
    expect(show(<DateTimeText value="2027-02-10T23:30:00.000Z" />)).toHaveTextContent('11 Feb 2027, 00:30');
  });
});

test.each(['en-GB', 'de-DE', 'nl-NL', 'fr-FR', 'ja-JP'])('a rate in %s is formatted by Intl', (locale) => {
  const intl = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  for (const ppm of [0, 72_300, 1_036_000, 3_244_360]) {
    expect(show(<Percent ppm={ppm} />, locale).textContent).toBe(intl.format(ppm / 1_000_000));
    cleanup();
  }
});

test('a rate has two decimals, a share as few as it needs', () => {
  expect(percentText(72_300, 'en-GB')).toBe('7.23%');
  expect(percentText(0, 'en-GB')).toBe('0.00%');
  expect([shareText(2_500, 'en-GB'), shareText(1_250, 'en-GB')]).toEqual(['25%', '12.5%']);
});

test.each([
  [<Money key="money" value={{ amountMinor: 122_216, currency: 'EUR' }} />, '€1,222.16'],
  [<Percent key="percent" ppm={70_000} />, '7.00%'],
  [<Count key="count" value={10_000} />, '10,000'],
  [<NoWrap key="number">PLN-000101</NoWrap>, 'PLN-000101'],
  [<EntityLink key="name" type="refund" id="ref_1" name="Mira Okafor" />, 'Mira Okafor'],
])('a page translation leaves figures, numbers and names as they are', (content, text) => {
  const [element] = show(content).querySelectorAll('[translate="no"]');
  expect(element).toHaveTextContent(text);
});
