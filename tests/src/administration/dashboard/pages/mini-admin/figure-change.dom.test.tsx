import { expect, test } from 'vitest';
import type { Figure } from '#contracts/dashboard/figure.ts';
import { FigureChange } from '#src/administration/dashboard/pages/mini-admin/FigureChange.tsx';
import { render } from '#tests/kit/render.tsx';

const euros = (amountMinor: number) => ({
  unit: 'MONEY' as const,
  amount: { amountMinor, currency: 'EUR' as const },
});

const figure = (name: Figure['name']): Figure => ({
  name,
  period: { from: '2027-01-04', to: '2027-01-10' },
  previous: { from: '2026-12-28', to: '2027-01-03' },
  measures: 'NOW',
  value: euros(150_00),
  before: euros(100_00),
  trend: [],
});

test.each([
  ['outstanding', '▲Up by 50%since 3 Jan'],
  ['due-today', ''], // another day has other instalments
] as const)('the change of %s is "%s"', (name, text) => {
  const { container } = render(<FigureChange figure={figure(name)} better={undefined} />);
  expect(container.textContent).toBe(text);
});
