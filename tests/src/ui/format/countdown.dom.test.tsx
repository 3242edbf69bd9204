import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Countdown } from '#src/ui/format/Countdown.tsx';
import { render } from '#tests/kit/render.tsx';

test('a countdown is shown by the second and announced at 60, 30 and 10 seconds', () => {
  const at = (seconds: number) => <Countdown seconds={seconds} what="Try again in" />;
  const { rerender } = render(at(61));
  const heard: string[] = [];
  for (let seconds = 61; seconds >= 0; seconds -= 1) {
    rerender(at(seconds));
    expect(screen.getByRole('timer')).toHaveTextContent(
      `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    );
    const text = screen.getByRole('status').textContent;
    if (text !== heard.at(-1)) heard.push(text);
  }
  expect(heard).toEqual([
    '',
    'Try again in 60 seconds',
    'Try again in 30 seconds',
    'Try again in 10 seconds',
    '',
  ]);
});
