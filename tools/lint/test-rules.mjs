import { calledName, rule } from './rule.mjs';

/** Files that replace modules get modules of their own from the configuration, by their name. */
export const isolatedModules = rule(
  'Name a file that replaces modules *.isolated.test.ts.',
  (report, file) => ({
    CallExpression(node) {
      const isReplacing =
        node.callee.object?.name === 'vi' && /^(?:mock|doMock|resetModules)$/.test(calledName(node));
      if (isReplacing && !file.includes('.isolated.')) report(node);
    },
  }),
);

/** A sleep is too short on a loaded machine, and too long on every other. */
export const sleep = rule('Wait for what the test asserts.', (report) => ({
  CallExpression(node) {
    const name = calledName(node);
    const isBare = name === 'setTimeout' && node.arguments[0]?.type === 'Identifier';
    if (isBare || name === 'sleep' || name === 'waitForTimeout') report(node);
  },
}));

const isNumber = (node) => node?.type === 'Literal' && typeof node.value === 'number' && node.value > 0;

/** A limit of its own is shorter than those of the configurations, and a second attempt hides a fault. */
export const ownTimeLimit = rule('Leave limits to the configurations, and run a test once.', (report) => ({
  Property(node) {
    if (['timeout', 'retry', 'retries'].includes(node.key.name) && isNumber(node.value)) report(node);
  },
  CallExpression(node) {
    const [first, , third] = node.arguments;
    const isSetting = node.callee.type === 'MemberExpression' && calledName(node) === 'setTimeout';
    const isTest = ['test', 'it'].includes(node.callee.name) && isNumber(third);
    if (isTest || (isSetting && isNumber(first))) report(node);
  },
}));
