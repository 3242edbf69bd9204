import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillScratchcards } from './scratchcards.ts';
import type { Scenario } from './scenario.ts';

export const newUser: Scenario = {
  description: 'Products and plans, but no customers yet: logging in creates one.',
  opens: '/',
  populate(transaction) {
    fillBasics(transaction);
    fillCatalogue(transaction);
    fillScratchcards(transaction);
  },
};
