import { after, DAY } from '#mocks/time/business-time.ts';
import { fillAccounts, fillUnderWay, soldOut } from './administered.ts';
import { fillAdministration } from './administration.ts';
import { fillAudit } from './audit.ts';
import { fillBasics } from './basics.ts';
import { fillBatches, fillGoodwill } from './batches.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { fillInbox } from './inbox.ts';
import { mira, miraPurchases, saveMirasCard } from './mira.ts';
import { fillNotifications } from './notifications.ts';
import {
  fillBudgets,
  fillCodes,
  fillCollateral,
  fillDispute,
  fillReturn,
  fillSavedViews,
} from './one-of-each-parts.ts';
import { onePurchaseOfEach } from './one-of-each-purchases.ts';
import type { FirstScreen, Scenario } from './scenario.ts';
import { enterPin, fillScratchcards } from './scratchcards.ts';
import { fillWrongPins } from './wrong-pins.ts';

export const oneOfEach: Scenario = {
  title: 'one of each',
  description: 'Mira Okafor with an order in every state: what the examples of contracts/openapi.json name.',
  hint: 'Open any list: each has rows in many states.',
  person: 'administrator',
  opens: '/orders',
  populate(transaction) {
    const { random, clock } = transaction;
    const buyer = {
      ...mira(random),
      creditLimit: { amountMinor: 20_000_00, currency: 'EUR' } as const,
      dataReadyUntil: after(clock.now(), 7 * DAY),
      notes: [
        {
          no: 1,
          text: 'Prefers to be called in the evening',
          dueOn: null,
          doneAt: null,
          byName: 'Ada Brandt',
          createdAt: after(clock.now(), -DAY),
        },
      ],
      openNotes: 1,
    };
    const { people, purchases } = onePurchaseOfEach(transaction, buyer);
    fillCatalogue(transaction);
    const next = fillHistory(transaction, {
      people: [buyer, ...people],
      purchases: [...miraPurchases(buyer), ...purchases],
      firstPlanNumber: 1,
    });
    fillBasics(transaction, next);
    saveMirasCard(transaction);
    fillCollateral(transaction);
    fillBatches(transaction, [soldOut]);
    fillWrongPins(transaction);
    fillScratchcards(transaction, buyer);
    fillNotifications(transaction);
    fillAudit(transaction);
    fillAdministration(transaction);
    fillUnderWay(transaction);
    fillAccounts(transaction, buyer);
    fillCodes(transaction, buyer);
    fillBudgets(transaction);
    fillDispute(transaction);
    fillReturn(transaction);
    fillInbox(transaction, buyer);
    fillSavedViews(transaction);
    enterPin(transaction, buyer);
    fillGoodwill(transaction);
  },
};

export const oneOfEachFirstScreen: FirstScreen = {
  texts: [/Mira Okafor/, /Plan chosen/, /Expired/, /Cancelled/],
};
