import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepTextsCurrent } from '#src/platform/browser/translated-texts.ts';
import { render } from '#tests/kit/render.tsx';
import { translate } from '#tests/kit/translate.ts';

let end: () => void = () => undefined;
beforeEach(() => {
  end = keepTextsCurrent(document.body);
});
afterEach(() => end());

const page = (count: number, name: string) => (
  <p data-testid="text">
    Pay {count} instalments of {name}, <b>{count} in all</b>
  </p>
);
const visibleText = () => screen.getByTestId('text').textContent;

test('texts that a translation shows otherwise are the current ones after each change', async () => {
  const { rerender } = render(page(2, 'Bike'));
  for (const [count, name] of [
    [3, 'Bike'],
    [3, 'Espresso machine'],
    [4, 'Camera'],
  ] as const) {
    translate(document.body);
    expect(document.querySelectorAll('font')).not.toHaveLength(0);
    await Promise.resolve(); // observers are called before it
    rerender(page(count, name));
    await waitFor(() => expect(visibleText()).toBe(`Pay ${count} instalments of ${name}, ${count} in all`));
  }
});

test('a translation that inserts its text before it removes the other is followed, too', async () => {
  const { rerender } = render(page(2, 'Bike'));
  const text = screen.getByTestId('text').childNodes[1];
  const font = document.createElement('font');
  font.append('zwei');
  text?.before(font);
  text?.remove();
  await Promise.resolve();
  rerender(page(5, 'Bike'));
  await waitFor(() => expect(visibleText()).toBe('Pay 5 instalments of Bike, 5 in all'));
});
