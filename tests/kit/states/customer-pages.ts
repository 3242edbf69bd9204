import type { customerPages as links } from '#src/demo/states/customer-pages.ts';
import { at } from '#src/demo/states/page-states.ts';
import { customersOnly, type ExpectationsOf, noFilter, over } from './page-expectation.ts';

export const customerPages: ExpectationsOf<typeof links> = {
  Home: {
    plain: { ...at('/'), shows: 'Next payment, in 26 days.*5 Feb 2027.*Wallet.*Shop.*Espresso machine' },
    states: {
      ...over('Next payment'),
      empty: 'No payments due',
      error: { shows: 'Shop.*Something went wrong', hides: 'City e-bike' },
      partial: {
        shows: 'Something went wrong.*Wallet.*Espresso machine',
        hides: 'Next payment',
      },
      pending: 'Your bank is confirming the payment',
      attention: 'A payment is overdue',
      'read-only': { shows: 'Espresso machine', hides: 'Next payment|Wallet' },
    },
    absent: {
      'nothing found': noFilter,
      success:
        'What is pressed here is done on another page; a product in the cart shows in the number beside it.',
      conflict: 'Nothing here changes what the backend keeps.',
    },
  },
  Orders: {
    plain: { ...at('/orders'), shows: 'View receipt.*1–2 of 2' },
    states: {
      ...over('View receipt'),
      conflict: 'This is no longer possible',
      success: 'View receipt.*1–2 of 2',
      pending: 'Your bank is confirming the payment',
      empty: 'No orders yet',
      'nothing found': 'no-such-order',
      error: 'Something went wrong',
    },
    absent: {
      partial: 'It is one list from one request.',
      'read-only': 'Administrators have the list of all orders at this address.',
    },
  },
  'Redeem a scratchcard': {
    plain: { ...at('/redeem'), shows: 'Your scratchcards.*Ready to use.*Your wallet' },
    states: {
      ...over('Your scratchcards'),
      success: '€50\\.00 added',
      empty: 'Cards that you redeem are listed here',
      error: 'Something went wrong',
      locked: 'Too many wrong PINs',
    },
    absent: {
      'nothing found': noFilter,
      partial: 'The form works while the list of cards fails: see error.',
      'read-only': customersOnly,
      conflict: 'A card is redeemed once: the second time is refused.',
      pending: 'A card is redeemed at once or not at all.',
    },
  },
  Profile: {
    plain: { ...at('/profile'), shows: 'Sessions.*This device.*Download my data' },
    states: {
      ...over('Sessions.*This device'),
      error: 'Something went wrong',
      partial: 'Sessions.*Something went wrong.*Download my data',
      'read-only': 'your organisation',
      success: 'saved by the browser',
      conflict: 'Someone else changed this',
    },
    absent: {
      empty: 'An account always has a name and a contact.',
      'nothing found': noFilter,
      pending: 'Nothing of it waits for another person.',
    },
  },
};
