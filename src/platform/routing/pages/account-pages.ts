import { z } from '#contracts/z.ts';
import { text } from '#src/platform/routing/page-query.ts';
import type { Row } from '#src/platform/routing/page-row.ts';

/** Pages of the account. They come last because a header's links are in the order of the rows. */
export const accountPages = {
  login: {
    path: '/auth/login',
    title: 'Log in',
    lead: 'We’ll send you a code, no password needed.',
    access: 'public',
    area: 'signing',
    query: z.object({ next: text(2_000) }),
    navigation: [{ in: 'header', label: 'Log in', for: 'signed-out' }],
  },
  profile: {
    path: '/profile',
    title: 'Profile',
    lead: 'Your name and contacts, how we reach you, your cards, sessions and data.',
    access: 'signedIn',
    area: 'customer',
    query: z.object({}),
    navigation: [{ in: 'header', label: 'Profile', for: 'signed-in' }],
  },
  logout: {
    path: '/auth/logout',
    title: 'Log Out?',
    lead: 'This ends your session in this browser. You can log in again at any time.',
    access: 'public',
    area: 'customer',
    query: z.object({}),
    navigation: [
      { in: 'header', label: 'Log Out', for: 'signed-in' },
      { in: 'drawer', label: 'Log Out', icon: 'log-out', group: 'bottom' },
    ],
  },
} as const satisfies Record<string, Row>;
