import { after, MINUTE } from '#mocks/time/business-time.ts';
import { oneMore, TRIES, type WrongPins } from '#mocks/rules/wrong-pins.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillMira } from './mira.ts';
import type { FirstScreen, Scenario } from './scenario.ts';
import { fillScratchcards } from './scratchcards.ts';

export const cardLocked: Scenario = {
  title: 'scratchcards locked',
  description: 'Mira Okafor has entered five wrong PINs of a scratchcard and has to wait for 14 minutes.',
  hint: 'The form is closed until the time is up.',
  person: 'customer',
  opens: '/redeem',
  populate(transaction) {
    const { tables, clock } = transaction;
    fillCatalogue(transaction);
    fillBasics(transaction, fillMira(transaction));
    const [owner] = tables.users.all();
    fillScratchcards(transaction, owner);
    let wrong: WrongPins | null = null;
    for (let tries = 0; tries < TRIES; tries += 1) wrong = oneMore(wrong, after(clock.now(), -MINUTE));
    if (owner && wrong) tables.wrongPins.insert({ id: owner.id, ...wrong });
  },
};

export const cardLockedFirstScreen: FirstScreen = {
  texts: [/Too many wrong PINs/, /You can try again in 1[34]:\d\d/],
};
