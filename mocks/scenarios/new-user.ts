import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import type { Scenario } from './scenario.ts';

export const newUser: Scenario = {
  description: 'Products and plans, but nobody has bought anything yet: whoever signs in is new.',
  populate(transaction) {
    fillBasics(transaction);
    fillCatalogue(transaction);
  },
};
