import type { openPages as links } from '#src/demo/states/open-pages.ts';
import { at } from '#src/demo/states/page-states.ts';
import { type ExpectationsOf, noFilter, noNetwork } from './page-expectation.ts';

export const openPages: ExpectationsOf<typeof links> = {
  Error: {
    plain: { ...at('/other/error', { as: 'guest' }), shows: 'Internal Server Error' },
    states: {
      error: 'Internal Server Error',
      'not found': 'Page Not Found: /no-such-page',
      'read-only': 'no access to this page',
      locked: 'Your session has ended',
      offline: 'You’re offline',
      'error (unreachable)': 'We can’t be reached',
      maintenance: 'Next try in',
      attention: 'A part of this page could not be loaded',
    },
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
  },
  'Log in and out': {
    plain: { ...at('/auth/login'), shows: 'You are logged in' },
    states: {
      'success (logged out)': 'You are logged out',
      empty: 'Phone or e-mail',
      'success (logged in)': 'You are logged in',
      offline: 'You can log in once you’re back online',
      pending: 'This ends your session in this browser',
      locked: 'can’t log in, buy or pay',
    },
    absent: {
      loading: 'It needs no data.',
      refreshing: 'It needs no data.',
      'nothing found': noFilter,
      error: 'It reads nothing: what is refused is said at its field.',
      partial: 'It is one form.',
      'read-only': 'Anyone can log in.',
      conflict: 'It changes nothing that another person could change.',
    },
  },
  'Terms and privacy': {
    plain: { ...at('/other/terms', { as: 'guest' }), shows: 'Version' },
    states: {
      error: 'Something went wrong',
      offline: noNetwork,
      refreshing: 'Version',
      success: 'Version',
    },
    absent: {
      loading: 'The text is part of the page.',
      empty: 'There is always a version in force.',
      'nothing found': noFilter,
      partial: 'It is one text.',
      'read-only': 'It is read only for every visitor.',
      conflict: 'Nothing can be changed here.',
      pending: 'Nothing is decided here.',
    },
  },
};
