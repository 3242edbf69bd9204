import { parseAst } from 'vite';
import { expect, test, vi } from 'vitest';
import { z } from '#contracts/z.ts';
import { lazySchema } from '#tools/vite/lazy-schema.ts';
import { withLazySchemas } from '#tools/vite/lazy-schemas.ts';

const lazy = (code: string) => withLazySchemas(code, parseAst(code), '/lazy.ts');
const head = 'import { lazySchema } from "/lazy.ts";\n';

test('a schema is built on first use, with everything that it consists of', () => {
  expect(lazy('const A = z.object({ b: z.string().check(z.minLength(1)), c: B });')).toBe(
    `${head}const A = /* @__PURE__ */ lazySchema(() => z.object({ b: z.string().check(z.minLength(1)), c: B }));`,
  );
});

test('schemas within an endpoint are, too, and so are results of calls on a schema', () => {
  expect(
    lazy('endpoint({ body: z.int().check(z.gte(1)), answers: { 200: z.iso.datetime(), 204: null } });'),
  ).toBe(
    `${head}endpoint({ body: /* @__PURE__ */ lazySchema(() => z.int().check(z.gte(1))), answers: { 200: /* @__PURE__ */ lazySchema(() => z.iso.datetime()), 204: null } });`,
  );
});

test('a member of another schema does not build that whole schema', () => {
  expect(lazy('const filters = { category: Product.shape.category };')).toBe(
    `${head}const filters = { category: /* @__PURE__ */ lazySchema(() => Product.shape.category) };`,
  );
  const spread = 'const members = { ...Product.shape };';
  expect(lazy(spread)).toBe(spread);
});

test('functions that parse a value are not deferred', () => {
  const code = 'const ok = (given) => z.safeParse(A, given).success; const all = z.toJSONSchema(A);';
  expect(lazy(code)).toBe(code);
});

test('no schema is built before something of it is read, and none twice', () => {
  const build = vi.fn(() => z.enum(['a', 'b']));
  const schema = lazySchema(build);
  const holder = z.object({ one: schema, many: z.array(z.nullable(schema)) });
  expect(build).not.toHaveBeenCalled();
  expect(z.safeParse(holder, { one: 'a', many: [null, 'b'] }).success).toBe(true);
  expect(z.safeParse(holder, { one: 'c', many: [] }).success).toBe(false);
  expect(schema.options).toEqual(['a', 'b']);
  expect(build).toHaveBeenCalledOnce();
});

test('a lazy schema can be derived into another one, like any schema', () => {
  const Base = lazySchema(() => z.object({ a: z.string(), b: lazySchema(() => z.int()) }));
  const Extended = z.extend(z.pick(Base, { b: true }), { kind: z.literal('x') });
  const Either = z.discriminatedUnion('kind', [
    lazySchema(() => Extended),
    z.object({ kind: z.literal('y') }),
  ]);
  expect(z.parse(Either, { kind: 'x', b: 1 })).toEqual({ kind: 'x', b: 1 });
  expect(z.safeParse(Either, { kind: 'x', b: 'one' }).success).toBe(false);
  expect(z.parse(Base.check(z.refine(({ b }) => b > 1)), { a: '', b: 2 })).toEqual({ a: '', b: 2 });
  expect(Base instanceof z.core.$ZodType).toBe(true);
});
