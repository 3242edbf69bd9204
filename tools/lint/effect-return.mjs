import { calledName, rule } from './rule.mjs';

/**
 * React calls whatever an effect returns when the component goes away. TypeScript does not notice when
 * that is the result of a DOM method: `scrollIntoView()` is declared as void and returns a promise in current browsers.
 */
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

/** True for what is visibly a cleanup function or nothing; a call is neither. */
function isCleanup(node) {
  switch (node.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'Identifier':
      return true;
    case 'UnaryExpression':
      return node.operator === 'void';
    case 'ConditionalExpression':
      return isCleanup(node.consequent) && isCleanup(node.alternate);
    default:
      return false;
  }
}

const isEffect = (node) =>
  node.type === 'CallExpression' &&
  effects.has(calledName(node)) &&
  ['ArrowFunctionExpression', 'FunctionExpression'].includes(node.arguments[0]?.type);

export const effectReturn = rule(
  'An effect returns a cleanup function or nothing: put the calls into a block.',
  (report) => {
    const check = (node) => {
      if (node && !isCleanup(node)) report(node);
    };
    const around = []; // the functions around the current node, innermost last
    const enter = (node) => {
      around.push(node);
    };
    const leave = () => {
      around.pop();
    };
    return {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      CallExpression(node) {
        if (isEffect(node) && node.arguments[0].body.type !== 'BlockStatement') check(node.arguments[0].body);
      },
      ReturnStatement(node) {
        const inner = around.at(-1);
        if (inner && isEffect(inner.parent) && inner.parent.arguments[0] === inner) check(node.argument);
      },
    };
  },
);
