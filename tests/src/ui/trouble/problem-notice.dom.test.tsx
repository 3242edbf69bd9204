import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from '#src/errors/api-error.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { render } from '#tests/kit/render.tsx';

const violation: ApiError = {
  kind: 'contract-violation',
  operation: 'GET /v1/plans/{plan}',
  status: 200,
  requestId: 'req-3',
  breaches: [{ pointer: '/totalPayable', message: 'expected number' }],
};
const validationError: ApiError = {
  kind: 'problem',
  problem: {
    type: 'https://problems.example.test/validation-failed',
    title: 'Some fields need attention',
    status: 422,
    detail: 'Two fields were refused.',
    instance: '/v1/orders',
    code: 'validation-failed',
    requestId: 'req-4',
    errors: [
      { pointer: '/items/0/quantity', code: 'too_big', message: 'at most 99' },
      { pointer: '', code: 'invalid', message: 'is not an object' },
    ],
  },
};

const show = (error: unknown, onRetry?: () => void) =>
  render(<ProblemNotice error={error} {...(onRetry && { onRetry })} />);

describe('[API-03] a call that failed', () => {
  test('because of a contract violation says so, with its request id', () => {
    show(violation);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The answer breaks the contract');
    expect(alert).toHaveTextContent('GET /v1/plans/{plan} answered 200');
    expect(alert).toHaveTextContent('/totalPayable: expected number');
    expect(alert).toHaveTextContent('Request req-3');
  });

  test('because of refused fields names them, counted from one', () => {
    show(validationError);
    const fields = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(fields).toEqual(['items 1 quantity: at most 99', 'The request: is not an object']);
  });

  test.each([
    [
      'an expired scratchcard',
      {
        kind: 'problem',
        problem: { code: 'card-expired', status: 409, title: 'T', detail: 'D', requestId: 'req-5' },
      },
    ],
    [
      'maintenance',
      {
        kind: 'problem',
        problem: { code: 'maintenance', status: 503, title: 'T', detail: 'D', requestId: 'req-5' },
      },
    ],
    ['a lost network', { kind: 'offline', operation: 'GET /v1/me' }],
  ])('because of %s has nothing to report to support', (_what, error) => {
    show(error);
    expect(screen.getByRole('alert')).not.toHaveTextContent(/Request|req-5/);
    expect(screen.queryByRole('button', { name: 'Copy details' })).toBeNull();
  });

  test('can be retried', async () => {
    const retry = vi.fn();
    show({ kind: 'offline', operation: 'GET /v1/me' }, retry);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('can be copied with everything that a report needs', async () => {
    const user = userEvent.setup();
    show(violation);
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await navigator.clipboard.readText()).toContain('"requestId": "req-3"');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  test('shows its details where the clipboard is refused', async () => {
    const user = userEvent.setup();
    show(violation);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await screen.findByText(/"requestId": "req-3"/)).toBeInTheDocument();
  });
});
