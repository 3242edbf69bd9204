import { button, does, firstTestCard, heading, sees, status, type Tour, waits } from './tour.ts';

const title = heading('Espresso machine');

export const overdueInstalment: Tour = {
  title: 'An overdue instalment',
  special: 'A late fee is announced with its day before it is charged, and its cap is always in sight.',
  scenario: 'overdue-grace',
  person: 'customer',
  opens: '/installments/details?plan=PLN-000101',
  steps: [
    sees(
      'An instalment was due three days ago: the page says until when paying it avoids a late fee.',
      title,
    ),
    waits('Mira does not pay in time: let four days pass.', heading('Late fees'), 4, 'Four days later'),
    sees(
      'The late fee of €8.00 was charged on the announced day, and the next one has its day.',
      heading('Late fees'),
    ),
    does('Pay what is due.', button('Pay €191.69'), heading('Pay')),
    does(
      'Press the first test card, which fills in the form, and pay.',
      button(/^Pay €191\.69$/),
      status('€191.69 paid'),
      [firstTestCard],
    ),
    does(
      'The receipt confirms the amount, and that it went to what was due first; close it.',
      button('Done'),
      button('Pay €183.69'),
    ),
    sees('The plan runs again: nothing is overdue, and the fee is in its history.', title),
  ],
};
