import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutDocumentation } from '#tools/vite/light-contract.ts';

const light = (code: string) => withoutDocumentation(code, parseAst(code));

test('an endpoint has no summary, version and examples in a build, and everything else', () => {
  expect(
    light(
      "const a = endpoint({ method: 'GET', summary: 'S', problems: [], since: '3.0.0', examples: [{}] });",
    ),
  ).toBe("const a = endpoint({ method: 'GET', problems: [],  });");
});

test('an endpoint in a build has no reasons for a missing Location and audit event', () => {
  expect(
    light("endpoint({ audit: { none: 'Because' }, location: { none: 'It has none' }, access: 'guest' });"),
  ).toBe("endpoint({ audit: {  }, location: {  }, access: 'guest' });");
  const code = "endpoint({ audit: 'user.blocked', location: '/v1/users/{id}' });";
  expect(light(code)).toBe(code);
});

test('a simulation in a build has no summary', () => {
  expect(light("endpoint(simulationOf('pay', pay, 'What it would cost', '3.0.0'));")).toBe(
    "endpoint(simulationOf('pay', pay, ));",
  );
});

test('members with the same name are kept in parameters, bodies and answers', () => {
  const code = 'const a = endpoint({ ...b, body: z.object({ summary: text, examples: text }) });';
  expect(light(code)).toBe(code);
});

test('a transition keeps its guards and loses its described effects', () => {
  expect(
    light(
      "machine({ entity: 'a', transitions: [{ id: 'A1', effect: 'none' }, { effect: 'b', id: 'A2' }] });",
    ),
  ).toBe("machine({ entity: 'a', transitions: [{ id: 'A1',  }, { id: 'A2' }] });");
});

test('other calls are not changed', () => {
  const code = "document({ summary: 'S', examples: [] });";
  expect(light(code)).toBe(code);
});
