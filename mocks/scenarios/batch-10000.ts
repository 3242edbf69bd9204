import { fillBasics } from './basics.ts';
import { addBatches } from './batches.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillMira } from './mira.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

export const batch10000: Scenario = {
  title: 'largest batch of cards',
  description: 'The largest batch of scratchcards, 10,000 of €5.00: their PINs can be exported once.',
  hint: 'Export its PINs; a second export has them masked.',
  person: 'administrator',
  opens: (tables) => `/mini-admin/scratchcards?open=${tables.batches.all()[0]?.id}`,
  populate(transaction) {
    fillCatalogue(transaction);
    fillBasics(transaction, fillMira(transaction));
    addBatches(transaction, [
      {
        name: 'Largest run',
        euros: 5,
        quantity: 10_000,
        status: 'GENERATED',
        daysAgo: 1,
        shares: {},
        rest: 'created',
      },
    ]);
  },
};

export const batch10000FirstScreen: FirstScreen = { texts: [/Largest run/, /^10,000$/] };
