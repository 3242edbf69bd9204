/** A rule with one message; `visit` gets a function that reports a node, and the name of the file. */
export const rule = (message, visit) => ({
  create: (context) => visit((node) => context.report({ node, message }), context.filename),
});

/** "focus" of `focus()` and of `element.focus()`. */
export function calledName({ callee }) {
  const { name } = callee.type === 'MemberExpression' ? callee.property : callee;
  return name;
}
