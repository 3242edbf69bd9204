import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrandStrip } from '#src/ui/strip/BrandStrip.tsx';
import { render } from '#tests/kit/render.tsx';

const fills = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-mark]'), (segment) =>
    segment.querySelector<HTMLElement>('[data-testid=fill]')?.style.getPropertyValue('--unpaid'),
  );

test.each([
  [0, [undefined, undefined, undefined, undefined]],
  [0.25, ['0%', undefined, undefined, undefined]],
  [0.375, ['0%', '50%', undefined, undefined]],
  [1, ['0%', '0%', '0%', '0%']],
  [1.5, ['0%', '0%', '0%', '0%']],
  [-1, [undefined, undefined, undefined, undefined]],
])('a strip filled to %d fills its segments one after the other', (filled, expected) => {
  const { container } = render(<BrandStrip filled={filled} />);
  expect(fills(container)).toEqual(expected);
});

test('a strip without a name is hidden from screen readers, and one with a name is a picture', () => {
  const { container, rerender } = render(<BrandStrip />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('[data-size]')).toHaveAttribute('aria-hidden', 'true');
  rerender(<BrandStrip filled={0.25} label="1 of 4 paid" />);
  expect(screen.getByRole('img', { name: '1 of 4 paid' })).toBeInTheDocument();
});

test('one segment differs', () => {
  const { container } = render(<BrandStrip segments={3} marked={{ at: 1, as: 'due' }} />);
  const marks = Array.from(container.querySelectorAll('[data-mark]'), (one) => one.getAttribute('data-mark'));
  expect(marks).toEqual(['open', 'due', 'open']);
});
