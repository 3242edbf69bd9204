import { at, noFilter, type PageStates, refreshing } from './page-states.ts';

/** The states of pages that need no session. */
export const openPages: readonly PageStates[] = [
  {
    page: 'Error',
    plain: { address: at('/other/error', { as: 'guest' }), shows: 'Internal Server Error' },
    absent: {
      loading: 'It needs no data.',
      refreshing: 'It needs no data.',
      empty: 'Without anything known it is an internal error: see error.',
      'nothing found': noFilter,
      partial: 'It is one failure.',
      conflict: 'What changed meanwhile is compared in the dialog of the change.',
      pending: 'Nothing is decided here.',
      success: 'It shows what failed.',
    },
    states: [
      { state: 'error', address: at('/other/error', { as: 'guest' }), shows: 'Internal Server Error' },
      {
        state: 'not found',
        address: at('/other/error', { as: 'guest', query: 'code=404&from=/no-such-page' }),
        shows: 'Page Not Found: /no-such-page',
      },
      {
        state: 'read-only',
        address: at('/other/error', { as: 'guest', query: 'code=403&from=/mini-admin' }),
        shows: 'no access to this page',
      },
      {
        state: 'locked',
        address: at('/other/error', { as: 'guest', query: 'code=401&from=/installments' }),
        shows: 'Your session has ended',
      },
      {
        state: 'offline',
        address: at('/other/error', { as: 'guest', query: 'kind=offline&from=/installments' }),
        shows: 'You’re offline',
      },
      {
        state: 'error',
        address: at('/other/error', { as: 'guest', query: 'kind=unreachable&from=/installments' }),
        shows: 'We can’t be reached',
      },
      {
        state: 'maintenance',
        address: at('/other/error', {
          as: 'guest',
          query: 'kind=maintenance&from=/installments&retryAfter=600',
        }),
        shows: 'Next try in',
      },
      {
        state: 'attention',
        address: at('/other/error', { as: 'guest', query: 'kind=chunk&from=/installments' }),
        shows: 'A part of this page could not be loaded',
      },
    ],
  },
  {
    page: 'Log in and out',
    plain: { address: at('/auth/login', {}), shows: 'You are logged in' },
    absent: {
      loading: 'It needs no data.',
      refreshing: 'It needs no data.',
      'nothing found': noFilter,
      error: 'It reads nothing: what is refused is said at its field.',
      partial: 'It is one form.',
      'read-only': 'Everybody can log in.',
      conflict: 'It changes nothing that another person could change.',
    },
    states: [
      { state: 'success', address: at('/auth/logout', { as: 'guest' }), shows: 'You are logged out' },
      { state: 'empty', address: at('/auth/login', { as: 'guest' }), shows: 'Phone or e-mail' },
      { state: 'success', address: at('/auth/login', {}), shows: 'You are logged in' },
      {
        state: 'offline',
        address: at('/auth/login', { as: 'guest', scenario: 'offline' }),
        shows: 'You can log in once you’re back online',
      },
      { state: 'pending', address: at('/auth/logout', {}), shows: 'This ends your session in this browser' },
      {
        state: 'locked',
        address: at('/auth/login', { as: 'guest', scenario: 'account-blocked' }),
        presses: ['\\+49 151 12345678.*', 'Send the code', 'Fill in \\d{6}'],
        shows: 'can’t log in, buy or pay',
      },
    ],
  },
  {
    page: 'Terms and privacy',
    plain: { address: at('/other/terms', { as: 'guest' }), shows: 'Version' },
    absent: {
      loading: 'The text is part of the page.',
      empty: 'There is always a version in force.',
      'nothing found': noFilter,
      partial: 'It is one text.',
      'read-only': 'It is read only for everybody.',
      conflict: 'Nothing can be changed here.',
      pending: 'Nothing is decided here.',
    },
    states: [
      {
        state: 'error',
        address: at('/other/terms', { as: 'guest', fails: '/v1/legal-documents/terms' }),
        shows: 'Something went wrong',
      },
      {
        state: 'offline',
        address: at('/other/privacy', { scenario: 'offline' }),
        shows: 'As of \\d\\d:\\d\\d, 12 minutes ago',
      },
      refreshing('/other/terms', { shows: 'Version' }),
      { state: 'success', address: at('/other/terms', { as: 'guest' }), shows: 'Version' },
    ],
  },
];
