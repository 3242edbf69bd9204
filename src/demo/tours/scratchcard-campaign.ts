import { button, does, fills, heading, link, menuItem, opens, sees, textBox, type Tour } from './tour.ts';

export const scratchcardCampaign: Tour = {
  title: 'A scratchcard campaign',
  special: 'A scratchcard can be followed from the order of its batch to the wallet of a customer.',
  scenario: 'happy',
  person: 'administrator',
  opens: '/mini-admin/scratchcards',
  steps: [
    does('Order a batch of scratchcards.', button('Create batch'), textBox('Name')),
    does(
      'Call the campaign “Market hall”, and create its 100 cards of €20.00.',
      button(/^Create \d+ cards$/),
      button('Export PINs'),
      [fills(textBox('Name'))],
    ),
    sees(
      'Its PINs could be exported once; those of this campaign stay here, to be given away.',
      button('Export PINs'),
    ),
    does('Open the actions of the batch.', button('Actions'), menuItem('Activate cards')),
    does('Activate the cards.', menuItem('Activate cards'), button(/^Activate \d+ cards$/)),
    does(
      'Confirm: so small a batch needs no second administrator.',
      button(/^Activate \d+ cards$/),
      button('Done'),
    ),
    opens(
      'The cards are active: give one to a customer.',
      button('Done'),
      'To Mira Okafor',
      'administrator',
      '/users?q=mira',
    ),
    does('Open the actions of Mira Okafor.', button(/^Actions/), menuItem('Give scratchcard')),
    does('Give her a scratchcard.', menuItem('Give scratchcard'), button('Give scratchcard')),
    does(
      'Choose the batch “Market hall”, give a reason, such as “For her patience”, and confirm.',
      button('Give scratchcard'),
      button('Done'),
      [fills({ role: 'combobox', name: 'Batch' }), fills(textBox('Reason'))],
    ),
    opens('Mira gets a message about it.', button('Done'), 'Continue as Mira', 'customer', '/redeem'),
    does('Reveal the PIN of the new card.', button('Reveal PIN'), button('Redeem this card')),
    does('Redeem this card, and check it.', button('Check the card'), button(/^Add .* to my wallet$/), [
      { target: button('Redeem this card'), until: { ...textBox('PIN'), filled: true } },
    ]),
    does('Add its value to the wallet.', button(/^Add .* to my wallet$/), link('your instalments')),
    opens(
      'The value can pay any instalment.',
      link('your instalments'),
      'Continue as an administrator',
      'administrator',
      '/mini-admin/scratchcards?q=Market+hall',
    ),
    sees(
      'The batch counts one redeemed card, and leads to it and to who has redeemed it.',
      heading('Scratchcard batches'),
    ),
  ],
};
