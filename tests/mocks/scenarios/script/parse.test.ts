import { expect, test } from 'vitest';
import { parseScenario } from '#mocks/scenarios/script/parse.ts';

const heading = [
  'title: first late fee',
  'description: An instalment is late, and its fee was charged.',
  'hint: Pay what is overdue.',
  'person: customer',
  'opens: /installments/details',
];
const scenario = (...lines: readonly string[]) => [...heading, '', ...lines].join('\n');

test('a scenario has its words, where it starts and what happens, line by line', () => {
  const { title, person, firstScreen, populate } = parseScenario(
    [
      '# remarks are left out',
      ...heading,
      'shows: 11 days',
      'shows: €8\\.00',
      'shows on wide pages: late fee',
      '',
      'start from new-user on 2026-11-30 at 18:20',
      'Mira buys Espresso machine on STD6 by the card declined',
      'mira retries by the card good',
      '3 times mira enters a wrong PIN',
      'until 3 days after the due date',
      'noor@example.com does createOrder with {"items": []} and is refused',
      'admin refunds €50.00 of mira’s payment because GOODWILL',
      '20 days pass',
    ].join('\n'),
  );
  expect({ title, person, firstScreen }).toEqual({
    title: 'first late fee',
    person: 'customer',
    firstScreen: { texts: [/11 days/, /€8\.00/], wideTexts: [/late fee/] },
  });
  expect(populate).toMatchObject({ base: 'new-user', startsAt: '2026-11-30T17:20:00.000Z' });
  expect(populate.lines.map(({ no, times, isRefused, step }) => [no, times, isRefused, step.kind])).toEqual([
    [12, 1, false, 'customer'],
    [13, 1, false, 'customer'],
    [14, 3, false, 'customer'],
    [15, 1, false, 'until-due'],
    [16, 1, true, 'call'],
    [17, 1, false, 'administrator'],
    [18, 1, false, 'passes'],
  ]);
});

// The lines after the heading begin with the seventh.
test.each([
  [
    'mira buys Headphones on STD7',
    8,
    25,
    'there is “STD7”, and expected is the code of an offer: PAY4, STD6',
  ],
  ['mira buys Headphones', 8, 21, 'the line ends, and expected is “on”'],
  [
    'mira buys Headphones on STD6 today',
    8,
    30,
    'there is “today”, and expected is the end of the line or “by”',
  ],
  ['mira rents Headphones', 8, 6, 'one of “signs in”, “orders <product> on <offer>”'],
  ['admin buys Headphones on STD6', 8, 7, 'one of “signs in”, “refunds <money> of <reference>'],
  [
    'admin refunds 5000 of {payment} because LUCK',
    8,
    41,
    'a reason: RETURN, DUPLICATE, GOODWILL, FRAUD or OTHER',
  ],
  ['admin refunds five of {payment} because OTHER', 8, 15, 'an amount such as €50.00'],
  ['admin approves it', 8, 16, 'an entity such as {payment}'],
  ['bob buys Headphones on STD6', 8, 1, 'mira, admin, approver'],
  ['someone buys Headphones on STD6', 8, 9, '“does <operation>”'],
  ['mira does fly', 8, 11, 'an operation of the contract'],
  ['mira does cancelOrder', 8, 22, '“for” with <orderId>'],
  ['mira does readInbox for {plan}', 8, 21, 'no “for”'],
  ['mira does createOrder with {"items"}', 8, 28, 'a body in JSON'],
  ['until tomorrow', 8, 7, 'a day such as 2027-02-10'],
])('"%s" is refused with its place and what was expected', (line, no, column, sentence) => {
  const parse = () => parseScenario(scenario('start from new-user', line));
  expect(parse).toThrow(sentence);
  expect(parse).toThrow(expect.objectContaining({ line: no, column }));
});

test.each([
  [scenario('begin from new-user'), 7, 'expected is “start from <scenario>”'],
  [scenario('start at new-user'), 7, '“from <scenario>”'],
  [scenario('start from new-user on Monday'), 7, 'a moment such as 2026-11-30 at 18:20'],
  [['colour: red', scenario('start from new-user')].join('\n'), 1, 'one of “title:”, “description:”'],
  [['title: again', scenario('start from new-user')].join('\n'), 2, 'each member once'],
  [
    scenario('start from new-user').replace('customer', 'robot'),
    4,
    'customer, administrator, viewer or nobody',
  ],
  [scenario('start from new-user').replace(/opens: .*/, 'opens: //evil.example'), 5, 'a path of the page'],
  [scenario('start from new-user').replace(/opens: .*/, 'opens: /\\\\evil.example'), 5, 'a path of the page'],
  [
    scenario('start from new-user').replace(/opens: .*/, 'opens: /{name of user}.example'),
    5,
    'a path of the page',
  ],
  [scenario('start from new-user').replace(/hint: .*\n/, ''), 6, 'there is no “hint:”'],
])('a file that lacks something is refused: %#', (text, line, sentence) => {
  const parse = () => parseScenario(text);
  expect(parse).toThrow(sentence);
  expect(parse).toThrow(expect.objectContaining({ line }));
});
