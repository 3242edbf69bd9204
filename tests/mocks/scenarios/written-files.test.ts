import { expect, test } from 'vitest';
import { createDemoBackend } from '#mocks/backend/demo.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { readable } from '#mocks/scenarios/readable.ts';
import { parseScenario } from '#mocks/scenarios/script/parse.ts';
import { readWhenUsed } from '#mocks/scenarios/written-scenarios.ts';
import { texts } from '#mocks/scenarios/written/texts.ts';

test.each(Object.entries(texts))(
  'the file of “%s” can be read, and so can what it starts from',
  (name, text) => {
    expect(parseScenario(text).populate.lines.length).toBeGreaterThan(0);
    expect(readable(name, scenarios).title).not.toBe('');
  },
);

const from = (base: string, ...lines: readonly string[]) =>
  [
    'title: own',
    'description: Something was done.',
    'hint: Look.',
    'person: customer',
    'opens: /installments',
    `start from ${base}`,
    ...lines,
  ].join('\n');

const all = {
  ...scenarios,
  wrong: readWhenUsed('wrong', from('new-user', 'mira rents Headphones')),
  undoable: readWhenUsed('undoable', from('new-user', 'mira buys Lamp on PAY4')),
  'on-wrong': readWhenUsed('on-wrong', from('wrong')),
  'on-undoable': readWhenUsed('on-undoable', from('undoable')),
  nowhere: readWhenUsed('nowhere', from('nothing')),
  itself: readWhenUsed('itself', from('itself')),
  one: readWhenUsed('one', from('two')),
  two: readWhenUsed('two', from('three')),
  three: readWhenUsed('three', from('two')),
};

const begin = (scenario: string) => createDemoBackend({ scenario, scenarios: all, seed: 7 });

test.each([
  ['wrong', 'wrong.scenario: Line 7, column 6: there is “rents”, and expected is one of “signs in”'],
  ['on-wrong', 'wrong.scenario: Line 7, column 6'],
  ['undoable', 'undoable.scenario: Line 7, “mira buys Lamp on PAY4”: There is no product Lamp.'],
  ['on-undoable', 'undoable.scenario: Line 7'],
  ['nowhere', 'nowhere.scenario: Line 6: there is no scenario “nothing”, and expected is happy, new-user'],
  ['itself', 'itself.scenario: Line 6: the scenarios start from each other in a circle: itself → itself.'],
  ['one', 'three.scenario: Line 6: the scenarios start from each other in a circle: two → three → two.'],
])('“%s” ends with its file, the line and what was expected', async (scenario, sentence) => {
  await expect(begin(scenario)).rejects.toMatchObject({
    name: 'ScenarioError',
    message: expect.stringContaining(sentence),
  });
});

test('a wrong file ends no other scenario', async () => {
  const { store } = await begin('overdue-grace');
  expect(store.origin.scenario).toBe('overdue-grace');
});
