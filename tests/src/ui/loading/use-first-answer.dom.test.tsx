import { render, screen } from '@testing-library/react';
import { NavigationType } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useFirstAnswer } from '#src/ui/loading/use-first-answer.ts';
import { ArrivedBy } from '#tests/kit/arrived-by.tsx';

const renderings: string[] = [];

function Answer({ answer }: { readonly answer: string | undefined }) {
  const text = useFirstAnswer(answer) ?? 'nothing';
  renderings.push(text);
  return <p>{text}</p>;
}

function arrived(type: NavigationType, first: string | undefined) {
  const at = (answer: string | undefined) => (
    <ArrivedBy type={type}>
      <Answer answer={answer} />
    </ArrivedBy>
  );
  renderings.length = 0;
  const { rerender } = render(at(first));
  return (answer: string | undefined) => {
    renderings.length = 0;
    rerender(at(answer));
  };
}

test('the first answer is shown by a second, interruptible rendering', () => {
  const show = arrived(NavigationType.Pop, undefined);
  show('one');
  expect(renderings).toEqual(['nothing', 'one']);
  show('two');
  expect(renderings).toEqual(['two']);
  show(undefined);
  expect(screen.getByText('nothing')).toBeVisible();
});

test('a known answer is shown after the heading, and at once after going back', () => {
  arrived(NavigationType.Push, 'one');
  expect(renderings).toEqual(['nothing', 'one']);
  arrived(NavigationType.Pop, 'one');
  expect(renderings).toEqual(['one']);
});
