import { button, does, heading, menuItem, sees, type Tour } from './tour.ts';

const number = heading('PLN-000101');

export const overdueInstalment: Tour = {
  title: 'An overdue instalment',
  special: 'A late fee is announced with its day before it is charged, and its cap is always in sight.',
  scenario: 'overdue-grace',
  person: 'customer',
  opens: '/installments/details?plan=PLN-000101',
  steps: [
    sees(
      'An instalment was due three days ago: the page says until when paying it avoids a late fee.',
      number,
    ),
    {
      text: 'Mira does not pay in time: let four days pass.',
      target: heading('Late fees'),
      ends: { by: 'waiting', days: 4, label: 'Four days later' },
    },
    sees(
      'The late fee of €8.00 was charged on the announced day, and the next one has its day.',
      heading('Late fees'),
    ),
    does('Pay what is due.', button('Pay'), button(/^Pay €191\.69$/)),
    does('Open the cards of the demo.', button('Demo cards'), menuItem(/^4242 4242 4242 4242/)),
    does(
      'Choose the first one, which fills in the form, and pay.',
      menuItem(/^4242 4242 4242 4242/),
      button('Done'),
    ),
    does('The receipt says where each cent went; close it.', button('Done'), button('Pay')),
    sees('The plan runs again: nothing is overdue, and the fee is in its history.', number),
  ],
};
