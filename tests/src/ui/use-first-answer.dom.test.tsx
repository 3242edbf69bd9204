import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFirstAnswer } from '#src/ui/use-first-answer.ts';

test('the first answer is shown by a second, interruptible rendering; later ones by the first rendering', () => {
  const renderings: string[] = [];
  function Answer({ answer }: { readonly answer: string | undefined }) {
    const shown = useFirstAnswer(answer) ?? 'nothing';
    renderings.push(shown);
    return <p>{shown}</p>;
  }
  const { rerender } = render(<Answer answer={undefined} />);
  renderings.length = 0;
  rerender(<Answer answer="one" />);
  expect(renderings).toEqual(['nothing', 'one']);
  renderings.length = 0;
  rerender(<Answer answer="two" />);
  expect(renderings).toEqual(['two']);
  rerender(<Answer answer={undefined} />);
  expect(screen.getByText('nothing')).toBeVisible();
});
