import { button, does, heading, link, menuItem, opens, type Tour } from './tour.ts';

const chain = heading('Gold chain, 750');

export const collateral: Tour = {
  title: 'Collateral, from upload to release',
  special: 'Something of value secures a long plan, and its owner gets it back with the last payment.',
  scenario: 'new-user',
  person: 'customer',
  opens: '/checkout?step=plan&cart=ESPRESSO-01',
  steps: [
    does(
      'Choose the longest plan, which needs collateral.',
      { role: 'radio', name: /^24 months, secured/ },
      button('Continue with 24 months, secured'),
    ),
    does(
      'Continue with this plan.',
      button('Continue with 24 months, secured'),
      heading('Does it fit your budget?'),
    ),
    does(
      'Enter an income of 2400, expenses of 1150 and other loans of 210, and check the budget.',
      button('Check my budget'),
      heading('Offer something of value'),
    ),
    does(
      'Choose gold and jewellery, describe it as “Gold chain, 750”, estimate 1200, and add it.',
      button('Add and continue with documents'),
      button('Send for review'),
    ),
    does(
      'Add any two pictures, as the photo and as the proof of ownership, and send the chain for review.',
      button('Send for review'),
      null,
    ),
    opens(
      'Now a reviewer has to decide.',
      chain,
      'Continue as an administrator',
      'administrator',
      '/mini-admin/collateral?status=SUBMITTED',
    ),
    does('Open the chain.', link(/Gold chain, 750/), button('Value and approve')),
    does(
      'Its documents and its rules are here: value and approve it.',
      button('Value and approve'),
      heading('Value and approve'),
    ),
    does(
      'Give a reason, such as “Weighed and tested”, and approve it at the estimate.',
      button(/^Approve at/),
      button('Done'),
    ),
    opens(
      'Mira gets a message that she can continue.',
      button('Done'),
      'Continue as Mira',
      'customer',
      '/checkout/collateral',
    ),
    does('The chain covers the plan: continue.', link('Continue'), heading('Payment')),
    does('Open the cards of the demo.', button('Demo cards'), menuItem(/^4242 4242 4242 4242/)),
    does(
      'Choose the first one, which fills in the form, and continue with it.',
      menuItem(/^4242 4242 4242 4242/),
      button('Send me the code'),
    ),
    does(
      'Agree to the terms and the privacy notice, and ask for the code that signs.',
      button('Send me the code'),
      button(/^Fill in \d{6}$/),
    ),
    does('The code arrives on the demo phone: fill it in from there.', button(/^Fill in \d{6}$/), null),
    does('Sign, and pay what is due today.', button(/^Confirm and pay/), heading(/^€[\d.,]+ paid$/)),
    does('From now on the chain is pledged; see the plan.', link('View the plan'), heading(/^PLN-\d{6}$/)),
    does(
      'Mira may pay the rest at any time: open the menu.',
      button('More'),
      menuItem('Pay the whole plan off'),
    ),
    does('Choose to pay the whole plan off.', menuItem('Pay the whole plan off'), button(/^Pay €/)),
    does('Pay what is left, with the interest until today.', button(/^Pay €/), button('Done')),
    does('The plan is paid: close the receipt.', button('Done'), link('View the collateral')),
    does('View the collateral.', link('View the collateral'), button('I have it back')),
    does('The chain is on its way back: confirm that it has arrived.', button('I have it back'), null),
  ],
};
