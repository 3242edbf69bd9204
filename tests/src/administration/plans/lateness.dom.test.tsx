import { expect, test } from 'vitest';
import { NextDue, Overdue } from '#src/resources/plans/lateness.tsx';
import { euro } from '#tests/kit/money.ts';
import { render } from '#tests/kit/render.tsx';

const next = { dueDate: '2026-11-14', amount: euro(183_69), lineNo: 1 } as const;
const late = { next, daysPastDue: 57, overdue: euro(367_38) };
const onTime = { next, daysPastDue: 0, overdue: euro(0) };

test('a late plan shows since when it is overdue, and the overdue amount', () => {
  const { container } = render(
    <>
      <NextDue plan={late} />; <Overdue plan={late} />
    </>,
  );
  expect(container).toHaveTextContent('Overdue since 14 Nov 2026; 57 days €367.38');
});

test('a plan that is not late shows its due date, and no amount', () => {
  const { container } = render(
    <>
      <NextDue plan={onTime} />; <Overdue plan={onTime} />
    </>,
  );
  expect(container).toHaveTextContent('14 Nov 2026; –');
});
