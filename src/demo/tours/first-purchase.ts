import {
  agreements,
  budgetFields,
  button,
  codeIsFilledIn,
  does,
  firstTestCard,
  heading,
  link,
  sees,
  type Tour,
} from './tour.ts';

export const firstPurchase: Tour = {
  title: 'A first purchase',
  special: 'Every plan says to the cent what it costs, and what is signed is what is paid.',
  scenario: 'new-user',
  person: 'customer',
  opens: '/',
  steps: [
    does(
      'Mira Okafor is new here: put the espresso machine into her cart.',
      button('Add to cart: Espresso machine'),
      link(/^Cart, \d+ items?$/),
    ),
    does('Open the cart.', link(/^Cart, \d+ items?$/), heading('Your cart')),
    does('Go on to the plans.', link('Choose a plan'), heading('How would you like to pay?')),
    does(
      'Compare what the plans cost in all, and choose 6 months.',
      { role: 'radio', name: /^6 months/ },
      button('Continue with 6 months'),
    ),
    does('Continue with this plan.', button('Continue with 6 months'), heading('Payment')),
    does('Open the cards of the demo.', button('Demo cards'), menuItem(/^4242 4242 4242 4242/)),
    does(
      'Press the first test card, which fills in the form, and continue with it.',
      button('Continue with this card'),
      heading('Does it fit your budget?'),
      [firstTestCard],
    ),
    does(
      'Enter an income of 2400, expenses of 1150 and other loans of 210, and check the budget.',
      button('Check my budget'),
      heading('Review and confirm'),
      budgetFields,
    ),
    sees(
      'This is the schedule that will be signed: each line has its interest and principal.',
      heading('Every payment'),
    ),
    does(
      'Agree to the terms and the privacy notice, and ask for the code that signs.',
      button(/^(Send me|Enter) the code$/),
      button(/^Fill in \d{6}$/),
      agreements,
    ),
    does(
      'The code arrives on the demo phone: fill it in from there.',
      button(/^Fill in \d{6}$/),
      codeIsFilledIn,
    ),
    does('Sign, and pay what is due today.', button('Confirm and pay €120.00'), heading('Order confirmed')),
    does('The receipt repeats what was signed; see the plan.', link('See the plan'), heading(/^PLN-\d{6}$/)),
    sees('From now on this page says what is paid, what is due and what is left.', heading(/^PLN-\d{6}$/)),
  ],
};
