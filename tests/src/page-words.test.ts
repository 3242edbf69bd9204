import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Words that pages and the backend's answers do not use, and what they say instead. Comments and legal texts are not
// checked, because the words of the latter were signed; code may use the words of the domain.
const avoided: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\b(is|was|are|be) signed\b(?! in)|after signing|code signs/, 'confirmed'],
  [/to the cent\b|in all\b(?!o)/, 'Every cent shown; in total'],
  [
    /What you can buy|See what there is|See what it would cost/,
    'Products; Browse products; Calculate a plan',
  ],
  [/To the start page/, 'Back to home'],
  [/Costs you|Interest in all|Interest included|Cost of credit/, 'Total interest'],
  [/'Today', money|'Paid today'|label: 'Today', value/, 'Due today before it is paid, then Down payment'],
  [/other months|are rescheduled/, 'change the number of months'],
  [/View history|View audit<|Whole audit/, 'View audit log'],
  [/PINs (were )?given out/, 'PINs exported'],
  [/Still owed/, 'Principal left'],
  [
    /Pay until|It could not be read|messages come|come in any case|What you call it|[Ss]tays paid/,
    'by a day; plain English',
  ],
  [/[a-z]'(s|ll|re|ve|d|t) [a-z]/, 'a curly apostrophe'],
  [/Every figure is exact|nothing is added later/, 'The price you see is the price you pay. No hidden fees.'],
  [/Show the maths/, 'See the calculation'],
  [/Check and sign/, 'Review and confirm'],
  [/Days to pay late/, 'Grace period'],
  [/Needed to go on|taken note of/, 'Please accept to continue; I have read'],
  [/Another code in|Begin again/, 'Resend code in; Start again'],
  [/Tell it to nobody|ask you for a code/, 'Never share this code. We will never ask for it.'],
  [/not enough money/i, 'Insufficient funds'],
  [/figures have run out|Go on with these figures/, 'This quote has expired; Accept the new amounts'],
  [/What comes next|It is yours/, 'Next payment; Order confirmed'],
  [
    /On instalments|Under way|Owed from|Owed afterwards/,
    'Financed; In progress; Principal on; Principal left',
  ],
  [
    /What is left to pay with|Left after|Balance (on|after)/,
    'Principal left: left to pay has interest and fees in it',
  ],
  [/How clear was this purchase|From here on/, 'Was this easy to understand?; Next steps'],
  [/["']Coming payments|[Hh]ow coming payments/, 'Upcoming payments'],
  [
    /one more answer|have to be paid off first|Pay (it|them) off first/,
    'what the customer has to do, said once',
  ],
  [/ was computed`|added this file already|use it until/, 'calculation of; is already added; Valid until'],
  [/\bA person (is|has|looks|will)|Ask a person/, 'Manual review; Your budget is being reviewed'],
  [/narrows this list/, 'No results for'],
  [
    /There is no variable|Counts <Money|, counts <Money|\/> counts\.|\} counts\./,
    'Unknown variable; Lending value',
  ],
  [/Not begun|Awaits approval/, 'Not started; Awaiting approval'],
  [/Drawer with words|Dark colours|Light colours/, 'Collapse menu; Dark mode; Light mode'],
  [/Sign out|Sign in again|Sign In Again/, 'Log out; Log in'],
  [/You may not do this|before we go on/, 'You don’t have permission; Something needs your attention'],
  [/Take over the other tab|Keep this one/, 'Use the other tab’s cart; Keep this cart'],
  [/Nobody knows|loading it anew/, 'Unknown error; Don’t reload this page'],
  [/\b\d+ things?\b|'1 thing'| things`/, 'items'],
  [
    /\b(72 hours|14 days|five minutes)\b/,
    'a limit of the contract (contracts/periods.ts), or a date of the answer',
  ],
];

/** Without comments, and with whitespace as a page shows it. */
const textOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');

const files = globSync(['index.html', 'src/**/*.{ts,tsx}', 'mocks/**/*.ts', 'tools/{host,vite}/**/*.ts'], {
  exclude: ['mocks/resources/legal/**'],
}).map((file) => [file, textOf(file)] as const);

test.each(avoided)('no page says %s', (words) => {
  expect(files.length).toBeGreaterThan(300);
  const matches = files.flatMap(([file, text]) => {
    const hit = words.exec(text);
    return hit ? [`${file}: ${text.slice(Math.max(0, hit.index - 30), hit.index + 40)}`] : [];
  });
  expect(matches).toEqual([]);
});

test('the title of being offline is written in one place', () => {
  const matches = files.flatMap(([file, text]) => [...text.matchAll(/You’re offline/g)].map(() => file));
  const states = 'src/demo/states/open-pages.ts'; // says what the page of that state shows
  expect(matches.filter((file) => file !== states)).toEqual(['src/errors/failure-texts.ts']);
});
