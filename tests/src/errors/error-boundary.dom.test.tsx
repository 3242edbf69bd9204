import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { render } from '#tests/kit/render.tsx';
import { translate } from '#tests/kit/translate.ts';

function Plan({ amountMinor }: { readonly amountMinor: number }) {
  return (
    <p>
      Down payment
      {amountMinor > 240_00 && ' (more than asked)'}
      {amountMinor > 300_00 && <strong>most</strong>} of <Money value={{ amountMinor, currency: 'EUR' }} />
    </p>
  );
}

test('texts replaced by a translation do not end the page', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const caught: unknown[] = [];
  const plan = (amountMinor: number) => (
    <ErrorBoundary fallback={() => 'failed'} onCaught={(thrown) => caught.push(thrown)}>
      <Plan amountMinor={amountMinor} />
    </ErrorBoundary>
  );
  const { rerender } = render(plan(120_00));
  for (const [amount, formatted] of [
    [300_00, '€300.00'],
    [360_00, '€360.00'],
    [120_00, '€120.00'],
  ] as const) {
    translate(document.body);
    rerender(plan(amount));
    expect(screen.getByText(/Down payment/).closest('p')).toHaveTextContent(formatted);
  }
  expect(screen.queryByText('failed')).toBeNull();
  expect(caught).toEqual([]);
});

test('a part is rendered again up to ten times at each place', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let faults = 0;
  function Part({ of }: { readonly of: string }) {
    useLayoutEffect(() => {
      if (faults === 0) return;
      faults -= 1;
      throw new DOMException('no such node', 'NotFoundError');
    });
    return <p>{of}</p>;
  }
  const caught: unknown[] = [];
  const at = (place: string) => (
    <ErrorBoundary place={place} fallback={() => <p>failed</p>} onCaught={(thrown) => caught.push(thrown)}>
      <Part of={place} />
    </ErrorBoundary>
  );
  const { rerender } = render(at('/'));
  for (const place of ['/orders', '/installments']) {
    faults = 10;
    rerender(at(place));
    expect(screen.getByText(place)).toBeVisible();
  }
  expect(caught).toEqual([]);
  faults = 11;
  rerender(at('/profile'));
  expect(screen.getByText('failed')).toBeVisible();
  expect(caught).toHaveLength(1);
});

test('any other error shows the fallback', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    throw new Error('no such part');
  };
  const caught: unknown[] = [];
  render(
    <ErrorBoundary fallback={() => <p>failed</p>} onCaught={(thrown) => caught.push(thrown)}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('failed')).toBeVisible();
  expect(caught).toHaveLength(1);
});
