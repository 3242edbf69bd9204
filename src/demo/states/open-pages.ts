import { at, type PageStates } from './page-states.ts';

const failure = (query: string) => at('/other/error', { as: 'guest', query });

/** The states of pages that need no session. */
export const openPages = {
  Error: {
    error: at('/other/error', { as: 'guest' }),
    'not found': failure('code=404&from=/no-such-page'),
    'read-only': failure('code=403&from=/mini-admin'),
    locked: failure('code=401&from=/installments'),
    offline: failure('kind=offline&from=/installments'),
    'error (unreachable)': failure('kind=unreachable&from=/installments'),
    maintenance: failure('kind=maintenance&from=/installments&retryAfter=600'),
    attention: failure('kind=chunk&from=/installments'),
  },
  'Log in and out': {
    'success (logged out)': at('/auth/logout', { as: 'guest' }),
    empty: at('/auth/login', { as: 'guest' }),
    'success (logged in)': at('/auth/login'),
    offline: at('/auth/login', { as: 'guest', scenario: 'offline' }),
    pending: at('/auth/logout'),
    locked: at('/auth/login', {
      as: 'guest',
      scenario: 'account-blocked',
      presses: ['\\+49 151 12345678.*', 'Send the code', 'Fill in \\d{6}'],
    }),
  },
  'Terms and privacy': {
    error: at('/other/terms', { as: 'guest', fails: '/v1/legal-documents/terms' }),
    offline: at('/other/privacy', { scenario: 'offline' }),
    refreshing: at('/other/terms', { network: 'refreshing' }),
    success: at('/other/terms', { as: 'guest' }),
  },
} satisfies PageStates;
