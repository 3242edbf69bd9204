import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { appAt } from '#tests/kit/application.tsx';
import { expectAccessible } from '#tests/kit/accessible.ts';
import type { entitiesOf } from './entities.ts';

type Visitor = Pick<Awaited<ReturnType<typeof entitiesOf>>, 'role' | 'on' | 'token'>;

/** Renders a single dialog within the application for a person who is logged in. */
export async function showDialog(
  part: ReactNode,
  name: string | RegExp,
  { role, on, token }: Visitor,
): Promise<HTMLElement> {
  const session = { token, role, expiresAt: '2027-01-10T21:00:00.000Z' };
  sessionStorage.setItem('tranche.session', JSON.stringify(session));
  appAt('/other/terms', {
    part,
    configuration: { mocks: 'on' },
    backend: (request) => on.backend.handle(request, '/api/'),
  });
  return screen.findByRole('dialog', { name });
}

/** Shows a dialog and expects no finding of axe in it. */
export const expectAccessibleDialog = async (...args: Parameters<typeof showDialog>): Promise<void> =>
  expectAccessible(await showDialog(...args));
