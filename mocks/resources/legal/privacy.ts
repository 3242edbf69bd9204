import type { LegalText } from './legal-text.ts';

/** The privacy policy: which data are used, for what and for how long. A demonstration, not legal advice. */
export const privacy: LegalText = {
  kind: 'privacy',
  version: '2026-11',
  effectiveFrom: '2026-11-01',
  title: 'Privacy notice',
  summary: [
    'We use what is needed to sell on instalments: who you are, what you buy, what you owe and what you paid.',
    'Card numbers are exchanged for a token at once and are not kept. Codes are kept only as a fingerprint.',
    'There is no advertising, no tracking and no passing on of data for it.',
    'This is a demonstration: what you enter stays in your browser or on the machine that runs it.',
  ],
  sections: [
    {
      id: 'demonstration',
      heading: 'Where your data are in this demonstration',
      paragraphs: [
        'The whole backend of the demonstration runs in your browser and keeps its data there; where somebody runs it as a program instead, on that machine. Nothing you enter is sent anywhere else. In a browser, clearing the data of this site removes all of it.',
        'Please enter invented names and the test cards only. This notice describes how a real lender of this kind could handle data; it is not legal advice.',
      ],
    },
    {
      id: 'categories',
      heading: 'Which data we use, and what for',
      paragraphs: ['Nothing but what this table names.'],
      table: {
        columns: ['Data', 'What for'],
        rows: [
          [
            'Contact: your e-mail address and phone number',
            'To log you in, and to send codes and messages about your plan',
          ],
          ['Identity: your name and date of birth', 'To know whom we lend to and that you are of age'],
          [
            'Orders: what you bought, at which price, and the figures you signed with the version of the terms',
            'To carry out and prove the contract',
          ],
          [
            'Plans and payments: due dates, amounts paid and open, results of payment attempts',
            'To keep your account and to tell you what is due',
          ],
          [
            'Cards: brand, last four digits and expiry; the number and the security code pass through and are not stored',
            'To let you recognise the card',
          ],
          [
            'Security: times of login, sessions with browser and system, fingerprints of codes',
            'To protect your account against misuse',
          ],
        ],
      },
    },
    {
      id: 'basis',
      heading: 'Why we may do so',
      paragraphs: [
        'Most of it is needed to carry out the contract with you. Identity, credit assessment and bookkeeping are also required by law. Security rests on our and your interest in a safe account.',
        'Messages that advertise are sent only with your consent, which you may take back at any time.',
      ],
    },
    {
      id: 'decisions',
      heading: 'Decisions made by a program',
      paragraphs: [
        'Whether a plan can be offered is decided by fixed rules: age, identity, state of the account, open plans, overdue plans and credit limit. You are shown each rule that stands against a plan, and you may ask for a person to look at it.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else receives data',
      paragraphs: [
        'Banks and card schemes receive what a payment needs. Providers of text messages and e-mail receive the address and the message. Authorities receive what the law obliges us to give. Nobody receives data for advertising.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep data',
      paragraphs: [
        'Orders that were never completed: 7 days after they expire.',
        'Contracts, plans and payments: ten years after the end of the year in which the plan ended, as bookkeeping rules ask.',
        'Codes: one hour after they were sent. Sessions: 30 days after they ended.',
        'Contact and identity: as long as you have an account, and until the last contract above is deleted.',
      ],
    },
    {
      id: 'your-browser',
      heading: 'What is kept in your browser',
      paragraphs: [
        'Your cart and the choices of an unfinished checkout. What you have typed in a form of a purchase, until it is sent or you log out, for a day at most, and not once another person logs in on this device; in other forms, until you close the tab. Your login, until you close the tab or log out. Neither card data nor codes are ever kept there.',
        'What you have read of your account, to read it again without a network, until you close the tab or log out. Changes that wait for the network, until they are sent or you log out; files that wait for it, as what you have typed for a purchase. If you log out without a network, a key that ends the session and says nothing about you, until it is sent.',
        'There are no cookies for advertising or measurement.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'You may ask which data we hold, have them corrected, receive them in a common format, and object to their use. You may ask for deletion; what the law obliges us to keep is then blocked until its time has passed.',
        'You may complain to a supervisory authority for data protection.',
      ],
    },
  ],
};
