import type { PolicyProfile } from '#mocks/rules/profiles.ts';
import type { LegalText } from './legal-text.ts';

/** Paragraphs that only some profiles have. */
const only = (has: boolean, ...texts: readonly string[]): readonly string[] => (has ? texts : []);

/**
 * The terms in plain words, with the rights and figures that a profile has. A demonstration, not legal advice.
 *
 * @param version differs between profiles, so that an accepted version names one text
 */
export const termsFor = (profile: PolicyProfile, version: string): LegalText => {
  const { allowsInterest, hasLateFees, withdrawalDays, maxOwedUnits } = profile;
  const hasAprc = profile.aprcShown === 'ALWAYS' || (profile.aprcShown === 'ABOVE_ZERO' && allowsInterest);
  const costs = [
    ...only(allowsInterest, 'the interest'),
    ...only(hasAprc, 'the annual percentage rate of charge'),
  ];
  return {
    kind: 'terms',
    version,
    effectiveFrom: '2026-11-01',
    title: 'Credit terms',
    summary: [
      'You pay a part of the price today and the rest in monthly instalments of a known amount on known days.',
      `All that it costs is in the schedule you sign: ${costs.length > 0 ? `${costs.join(', ')} and the total` : 'the total, and no interest'}.`,
      withdrawalDays > 0
        ? `You may pay early at any time, and withdraw within ${withdrawalDays} days without giving a reason.`
        : 'You may pay early at any time.',
      'This is a demonstration. No contract is made, no money moves, and nothing here is legal advice.',
    ],
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who we are and what this is',
        paragraphs: [
          'Tranche is an invented lender that shows how buying on instalments can work. The people, cards and amounts in it are invented too.',
          'This text is written as such terms could be written, so that every screen has something real to point at. It has not been checked by a lawyer and binds nobody.',
        ],
      },
      {
        id: 'instalments',
        heading: 'What an instalment is',
        paragraphs: [
          'When you buy on a plan, you pay a down payment on the day the plan starts and the financed amount afterwards in equal monthly instalments. The financed amount is the total of your order less the down payment.',
          `${allowsInterest ? 'Each instalment consists of interest on what you still owe and of principal, which reduces it. ' : ''}The last instalment may differ by a few cents, because it pays exactly what is left.`,
          'Instalments fall due on the same day of every month: the day the plan started, or the day from 1 to 28 that you chose. Where a month has no such day, its last day counts. If you choose a day, the first instalment falls due 15 to 45 days after the start.',
          'An instalment that falls due on a day without banking is collected on the next bank day. The due date itself does not move.',
        ],
      },
      {
        id: 'cost',
        heading: 'What it costs',
        paragraphs: [
          allowsInterest
            ? 'The nominal rate is fixed for the whole plan. Interest for one month is a twelfth of the nominal rate on what you still owe; a first period that is longer or shorter than a month is counted by its days.'
            : 'No interest is charged: together the instalments are exactly what is financed.',
          hasAprc
            ? 'The annual percentage rate of charge (APRC) expresses all costs of the credit as one yearly figure, so that you can compare offers. There is no set-up fee.'
            : 'There is no set-up fee.',
          `Before you sign, you see the down payment, every instalment with its date${allowsInterest ? ', the total interest' : ''} and the total payable. You sign exactly these figures with a code that is sent to you. They hold for 30 minutes; after that you are shown new figures and asked again.`,
        ],
      },
      {
        id: 'down-payment',
        heading: 'When the plan starts',
        paragraphs: [
          'The plan starts when your down payment has arrived. You have 72 hours after signing to pay it; otherwise the order expires and you owe nothing.',
          'If a card is declined, your order stays as it is. You may try up to five times, with the same card where the bank allows it or with another one.',
        ],
      },
      {
        id: 'paying',
        heading: 'How your payments are used',
        paragraphs: [
          `A payment goes first to what is due, oldest first${allowsInterest ? ': the interest of an instalment, then its principal' : ''}. ${hasLateFees ? 'Open fees of these instalments come after them, and whatever' : 'Whatever'} remains goes to the next instalments in their order. What no instalment can take is credited to your account.`,
          ...only(
            hasLateFees,
            'Because fees come last, nobody who pays an instalment in full is late on account of an older fee.',
          ),
        ],
      },
      {
        id: 'late',
        heading: 'If you pay late',
        paragraphs: [
          ...only(
            hasLateFees,
            'You have 5 days of grace after the day on which an instalment is collected. If an instalment is still open on the sixth day, one flat fee may be charged for it. It depends on the total of your order: none below €25.00, €2.00 from €25.00, €4.00 from €60.00, €6.00 from €100.00 and €8.00 from €200.00.',
            'Over a whole plan these fees never exceed three times that amount: €6.00, €12.00, €18.00 or €24.00. A fee is never higher than what is open, is charged once per instalment, and bears no interest. There is no penalty interest.',
          ),
          ...only(
            !hasLateFees,
            'You have 5 days of grace after the day on which an instalment is collected. After them the instalment counts as overdue. Nothing is charged for that: there is no late fee and no penalty interest.',
          ),
          'While a plan is overdue, no further plan can be opened.',
        ],
      },
      {
        id: 'early',
        heading: 'Paying early',
        paragraphs: [
          'You may pay the next instalment before its day at any time; its amount does not change.',
          allowsInterest
            ? 'You may also repay all that is left. Then you owe the remaining principal and the interest up to that day, and none of the interest that would have come later. What you have paid of that interest is deducted; what is more than you owe goes to your wallet. We ask no compensation for it.'
            : 'You may also repay all that is left. Then you owe the remaining principal. We ask no compensation for it.',
          'If €0.50 or less is left of a plan after a payment, we waive it.',
        ],
      },
      ...(withdrawalDays > 0 ? [withdrawal(withdrawalDays)] : []),
      {
        id: 'who-may',
        heading: 'Who can open a plan',
        paragraphs: [
          'You must be at least 18 years old, your identity must be known to us, and your account must be active. None of your plans may be overdue, you may have five open plans at most, and what you owe together with the new plan must not exceed your credit limit.',
          ...(maxOwedUnits === null
            ? []
            : [
                `Whatever your credit limit is, you may not owe more than ${maxOwedUnits.toLocaleString('en')} in total.`,
              ]),
          'If a plan is refused, you are told each reason. Usually a higher down payment or a smaller order helps.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes and versions',
        paragraphs: [
          'These terms have a version and a fingerprint (SHA-256). With your plan we keep the version that you accepted; later versions do not change it.',
          'If the terms change while you are buying, you are asked to read the new version before you sign.',
        ],
      },
    ],
  };
};

const withdrawal = (days: number) => ({
  id: 'withdrawal',
  heading: `Withdrawing within ${days} days`,
  paragraphs: [
    `For ${days} days from the start of the plan you may withdraw from it without giving a reason. You then pay back the principal with the interest up to that day; fees you have paid are returned.`,
    'A clear statement is enough, for example a message to support with the number of your plan.',
  ],
});
