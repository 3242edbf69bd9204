import { calledName, rule } from './rule.mjs';

const refusals = new Set(['raise', 'requirePermission', 'lacking', 'lackingFor']);

/**
 * A rule about a state or a permission is a guard, so that a button announces what its endpoint refuses
 * (docs/decisions/022-guards-and-four-eyes.md).
 */
export const directRefusal = rule('Refuse by a guard of the lifecycle.', (report) => ({
  CallExpression(node) {
    if (refusals.has(calledName(node))) report(node);
  },
  ThrowStatement(node) {
    if (node.argument.type === 'NewExpression' && node.argument.callee.name === 'ProblemError') report(node);
  },
}));

/** The state of an existing row comes from its lifecycle. */
export const writtenState = rule('Write the state that a lifecycle returned.', (report) => ({
  CallExpression(node) {
    const [row] = node.arguments;
    if (calledName(node) !== 'replace' || row?.type !== 'ObjectExpression') return;
    for (const { key, value } of row.properties)
      if (key?.name === 'status' && value.type === 'Literal') report(value);
  },
}));
