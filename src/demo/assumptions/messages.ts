import type { Assumptions } from './assumption.ts';

/** Scratchcards, and messages to customers. */
export const messages: Assumptions = {
  'A-37': {
    title: 'Batches of scratchcards',
    choice:
      'A batch has up to 10,000 cards of 1.00 to 500.00 each, valid for 1 to 1,825 days. Above 10,000.00 in all, a second administrator approves its activation.',
    why: 'The value of a batch is owed to whoever holds the cards, so it is limited like a refund.',
    question:
      'How large may a batch of scratchcards be, and from which value does a second person approve it?',
    file: 'contracts/scratchcards/new-batch.ts',
    pages: ['administrationBatches', 'administrationApprovals'],
  },
  'A-55': {
    title: 'Messages in quiet hours',
    choice:
      'Held until the quiet hours end, in the business’s time zone (A-81). E-mails and SMS about a customer’s own plans wait as those of the inbox do; one that is switched off meanwhile is not sent. Only what is about security comes at once. No such message is dropped because it falls into them (a notification to many: A-75).',
    why: 'A message about money must not get lost, and none of them needs an answer at night.',
    question: 'Which messages may be sent in quiet hours?',
    file: 'mocks/rules/delivery.ts',
    pages: ['profile'],
  },
  'A-56': {
    title: 'What is always sent',
    choice:
      'Messages about security and about late instalments are in the inbox, whatever the preferences say. E-mail and SMS about late instalments, collateral, budgets and receipts can be switched off.',
    why: 'A fee must not come as a surprise; outside of the application a customer decides.',
    question: 'Which messages may a customer not switch off?',
    file: 'mocks/rules/delivery.ts',
    pages: ['home', 'profile'],
  },
  'A-61': {
    title: 'Wrong PINs',
    choice:
      'Five tries, then waits of 15 minutes, 30 minutes, an hour and a day, counted by customer. Five for one code lock the card for a day.',
    why: '15 random digits need throttling (NIST SP 800-63B); the steps are those of Cherry Credits.',
    question: 'How many wrong PINs are allowed, and how long are the waits?',
    file: 'mocks/rules/wrong-pins.ts',
    pages: ['checkout', 'redeem', 'administrationScratchcards'],
  },
  'A-72': {
    title: 'Export of PINs',
    choice:
      'The PINs of a batch are exported once, in a file that the browser encrypts with a passphrase, and are erased with that. Later exports and print sheets have no PINs.',
    why: 'A file that could be fetched again would be a second place with PINs. A lost file costs a batch: it is voided and ordered once more.',
    question: 'How often may the PINs of a batch be exported, and by whom?',
    file: 'docs/decisions/005-secrets-become-tokens.md',
    pages: ['administrationBatches'],
  },
  'A-73': {
    title: 'Printed scratchcards',
    choice:
      'A print sheet has code, value, last day and a QR code with the code alone, up to 120 badges at a time.',
    why: 'A photograph of a sheet must not be worth money.',
    question: 'What shall a printed scratchcard show?',
    file: 'src/administration/batches/pin-files/PrintSheet.tsx',
    pages: ['redeem', 'administrationBatches'],
  },
  'A-74': {
    title: 'Audience of a notification',
    choice:
      'It is a rule that is read when the notification is sent, 50 customers at a time; whoever joins the audience meanwhile may get it too.',
    why: 'A list of recipients would be stored before the first message and be out of date with the last.',
    question: 'Is the audience of a notification fixed when it is approved or when it is sent?',
    file: 'mocks/resources/notifications/audience.ts',
    pages: ['administrationNotifications'],
  },
  'A-75': {
    title: 'Who gets no notification',
    choice:
      'Who does not want the category or the channel, has no contact there, has got the same text there within 24 hours (the messages of one series apart), or would get an e-mail or SMS in quiet hours; in the inbox it waits for their end. Push reaches no one yet, as no device has registered.',
    why: 'The counts before sending show it by reason, so that no one has to ask afterwards.',
    question: 'Who shall get no notification, and do you need push messages?',
    file: 'mocks/resources/notifications/exclusion.ts',
    pages: ['administrationNotifications'],
  },
  'A-76': {
    title: 'Many recipients',
    choice: 'A notification to more than 100 customers waits for a second administrator.',
    why: 'A message cannot be taken back, and its number of readers is its risk.',
    question: 'From how many recipients on does a notification need a second person?',
    file: 'mocks/resources/notifications/audience.ts',
    pages: ['administrationNotifications', 'administrationApprovals'],
  },
  'A-77': {
    title: 'Forecast of breakage',
    choice:
      'The share of open cards that is expected to expire unused is that of the cards whose last day has passed: expired ÷ created. It does not differ by value, reseller or age.',
    why: 'It is the figure that the domain names; a model by batch needs more history than a new business has.',
    question: 'By what shall the forecast of unused scratchcards differ: value, reseller or age?',
    file: 'mocks/rules/breakage.ts',
    pages: ['administrationBatches', 'administrationScratchcards'],
  },
  'A-81': {
    title: 'Clock of a customer',
    choice:
      'Each account has a time zone, that of the business at first. A notification can follow it; quiet hours stay in the business’s zone, as customers set them.',
    why: 'The owner asks for sending in the zone of the recipient. Changing the zone is left to the profile of a later release.',
    question: 'Do quiet hours follow the zone of the business or that of the customer?',
    file: 'mocks/resources/notifications/waves.ts',
    pages: ['administrationNotifications'],
  },
  'A-82': {
    title: 'A draft without a test',
    choice: 'It can be sent; the checks say that no test has been sent since it was changed.',
    why: 'The text may be a template that was read often. Above 100 customers a second administrator reads it in any case.',
    question: 'May a notification be sent without a test?',
    file: 'mocks/resources/notifications/checks.ts',
    pages: ['administrationNotifications'],
  },
  'A-93': {
    title: 'What a scratchcard is for',
    choice:
      'A customer chooses between what is due of all plans, earliest first (or the next instalment while nothing is due), an open down payment and the wallet, which is chosen at first. For a down payment the card is already chosen on the page of that payment.',
    why: 'A down payment is paid at once and often by several sources, which its own page adds up. The wallet loses nothing: it can pay all of them later.',
    question: 'What may a scratchcard pay, and what is chosen at first?',
    file: 'mocks/commands/scratchcards/preview.ts',
    pages: ['plans', 'redeem'],
  },
  'A-94': {
    title: 'Stages of a notification',
    choice:
      'Sent, delivered, opened, clicked. A message in the inbox is opened once it is read, and clicked once its link is followed. E-mails and SMS that the demo sends are counted up to delivered; only its past e-mails are opened and clicked, as a mail service would report them.',
    why: 'Only the inbox knows it: links of an e-mail or SMS would have to lead through a page that counts them, and name their reader. A mail service that reports both can fill the same stages.',
    question: 'Which stages of a message does your mail service report?',
    file: 'mocks/resources/notifications/stats.ts',
    pages: ['administration', 'administrationNotifications'],
  },
  'A-97': {
    title: 'Templates of notifications',
    choice:
      'The backend lists three texts to begin a draft with, in one or more languages. Administrators read them and write none of their own. The category of a message says whether it is sent despite an opt-out, so a template has no mark for that.',
    why: 'Every draft is edited anyway, and a text worth keeping can be read in the notification that was sent.',
    question: 'Who writes the templates of notifications?',
    file: 'contracts/notifications/template.ts',
    pages: ['administrationNotifications'],
  },
  'A-99': {
    title: 'Redeeming to the wallet',
    choice:
      'It is no payment: the balance grows by the value, and the scratchcard and the audit say so. Payments are what pays an order or a plan.',
    why: 'Money in the wallet pays nothing yet; counted as a payment it would be counted twice.',
    question: 'Is a redemption to the wallet a payment in your books?',
    file: 'mocks/commands/scratchcards/enter.ts',
    pages: ['redeem', 'administrationPayments', 'administrationScratchcards'],
  },
  'A-102': {
    title: 'States of a delivery',
    choice:
      'WAITING, DELIVERED, OPENED, CLICKED, SUPPRESSED, FAILED and UNDELIVERABLE. What is handed over counts as delivered at once. What has failed is tried again after 1, 5 and 30 minutes, also while the sending is paused; then it is undeliverable, and only an administrator tries it again. Every attempt follows what the customer wants at that moment.',
    why: 'The demonstration has no providers that report later. A mailbox that does not answer often does a little later.',
    question: 'Which states do your providers report, and how often shall a failed delivery be tried again?',
    file: 'mocks/jobs/retry-deliveries.ts',
    pages: ['administrationNotifications'],
  },
  'A-104': {
    title: 'Giving a digital scratchcard',
    choice:
      'It is the next active card of a batch whose PINs were not exported, in the customer’s currency. A batch is neither digital nor printed: what is given stays out of its only export of PINs.',
    why: 'Value, last day, approval and freezing of a batch count for given cards as for printed ones. Whoever has exported the PINs may have printed the card already.',
    question: 'Which scratchcards may be given to a customer, and by whom?',
    file: 'mocks/commands/scratchcards/give.ts',
    pages: ['redeem', 'administrationUsers', 'administrationScratchcards'],
  },
};
