import type { Assumptions } from './assumption.ts';

/** The application itself: releases, texts, the demonstration. */
export const application: Assumptions = {
  'A-34': {
    title: 'Time of the demonstration',
    choice:
      'It starts on 10 January 2027 at ten in the morning and runs from there; the status bar names the day.',
    why: 'The worked examples start on that day, and every viewer finds the same instalments due or late.',
    question: 'On which day shall the demonstration start?',
    file: 'mocks/scenarios/scenario.ts',
    pages: 'every page',
  },
  'A-35': {
    title: 'Legal texts',
    choice: 'Terms and privacy notice of an invented lender, in plain words, version 2026-11.',
    why: 'The pages need real text; it has not been checked by a lawyer and is not binding.',
    question: 'Who writes the terms and the privacy notice, and who checks them?',
    file: 'mocks/resources/legal/handlers.ts',
    pages: ['terms', 'privacy', 'checkoutConfirmation'],
  },
  'A-41': {
    title: 'Polling for a newer release',
    choice:
      'Thirty seconds after the page is shown, then once an hour (plus or minus a tenth), and when the person returns to the tab, once a minute at most. Failures double the interval up to four hours. One tab polls for all.',
    why: 'The interval of an hour was given; a page that is opened from the device’s cache may be weeks old, so the first poll comes sooner.',
    question: 'How often shall open pages look for a newer release?',
    file: 'src/pwa/release/poll.ts',
    pages: 'every page',
  },
  'A-42': {
    title: 'Postponing an update',
    choice: '"Later" counts for that build and for a day. A newer build is offered at once.',
    why: '"Later" means this update, and not for ever.',
    question: 'For how long may a person postpone an update?',
    file: 'src/pwa/worker/update-dismissal.ts',
    pages: 'every page',
  },
  'A-43': {
    title: 'What holds an update back',
    choice:
      'Unsaved work: a payment under way, a card or a code that is being entered, checkboxes of the agreement. Other text is restored after the reload and holds nothing back.',
    why: 'Otherwise a forgotten tab with one word in it would stop every update.',
    question: 'What shall hold an update back?',
    file: 'src/platform/storage/unsaved-work.ts',
    pages: ['checkout', 'checkoutConfirmation', 'login'],
  },
  'A-44': {
    title: 'A worker that was replaced from elsewhere',
    choice: 'A tab with unsaved work whose worker was replaced reloads after half an hour at most.',
    why: 'Old pages and a new worker do not work together for long.',
    question: 'After which time may a tab with unsaved work be reloaded?',
    file: 'src/pwa/worker/client.ts',
    pages: 'every page',
  },
  'A-45': {
    title: 'Automatic reloads',
    choice:
      'At most three a minute in a tab, in addition to one per path in ten seconds; none where storage is blocked. A missing chunk of a page is a reason also when no newer release has been detected yet.',
    why: 'With the given limit alone, navigating could reload every page. Releases are polled once an hour, so a missing chunk is mostly the first sign of one; a reload is what helps then.',
    question: 'How often may a page reload by itself?',
    file: 'src/pwa/release/reload-guard.ts',
    pages: 'every page',
  },
  'A-46': {
    title: 'Offer to install',
    choice: `The bar offers it as soon as the browser allows it. "Not now" is stored on the device for good; declining the browser’s own dialog is not.`,
    why: 'The browser repeats its dialog by its own rules.',
    question: 'When shall the application offer to be installed, and how often?',
    file: 'src/pwa/install/installer.ts',
    pages: 'every page',
  },
  'A-47': {
    title: 'What is prerendered',
    choice:
      'The start, both legal texts and the error page; the other pages are shells with their title and skeleton.',
    why: 'Only these are the same for every caller.',
    question: 'Which pages shall search engines find with their content?',
    file: 'src/app/prerender/prerendered.ts',
    pages: ['home', 'error', 'terms', 'privacy'],
  },
  'A-48': {
    title: 'Configuration without a network',
    choice: 'The last one that was loaded is used; on a slow network after three seconds.',
    why: 'The application cannot start without it, and it seldom changes.',
    question: 'May the application start with an earlier configuration when there is no network?',
    file: 'src/pwa/worker/sw.ts',
    pages: 'every page',
  },
  'A-107': {
    title: 'Orders in progress on home',
    choice:
      'Home names up to three orders that wait for their customer or for us, with the next step: collateral, review, a question, a decision about the budget, confirmation. Orders without a chosen plan are not among them; those to be paid stand with the next payment.',
    why: 'Whoever comes back has to see what waits and on whom without opening the list of orders.',
    question: 'Which orders in progress shall home show, and how many?',
    file: 'src/customer/home/pages/home/waiting-order.ts',
    pages: ['home'],
  },
  'A-111': {
    title: 'Codes that stand for others of the domain',
    choice:
      'Seven situations are answered by a code that says more. A payment to be confirmed is a state of the payment (202); what has to wait for it is refused with payment-in-progress, which names it. A plan that takes no payment, a fee that was waived already and a notification that is being sent are refused with invalid-transition, which has the state and what it allows. A batch above the limit waits for approval, which is a state, and its creator who approves it gets four-eyes-required. Too many cards are validation-failed at the quantity. An export is read page by page and has no limit; a job for too many rows gets too-many-rows.',
    why: 'A client does nothing different for the other names: it shows the reason, the new state or the field.',
    question: 'Do your clients need more codes than these?',
    file: 'contracts/problem.ts',
    pages: ['checkoutConfirmation', 'plans', 'administrationBatches', 'administrationNotifications'],
  },
  'A-115': {
    title: 'Licence',
    choice: 'The code is under the MIT licence.',
    why: 'It is the usual one for TypeScript projects and demands the least. The owner can choose another one before anything is published.',
    question: 'Under which licence, if any, shall the code be published?',
    file: 'LICENSE',
    pages: 'every page',
  },
};
