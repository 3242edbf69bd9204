import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { operations, published, resolved } from '#tests/contracts/published-document.ts';
import { askMock } from '#tools/openapi/ask.ts';

describe('the examples of the document', () => {
  let mock: Awaited<ReturnType<typeof askMock>>;
  beforeAll(async () => {
    mock = await askMock();
    await mock.signIn('signedIn');
    await mock.signIn('administrator');
  });

  test.each(operations.filter(([, { method }]) => method === 'GET'))(
    'ask %s for an entity of the scenario',
    async (name, definition) => {
      const { parameters, responses } = published(definition);
      // A shared parameter has the examples of all its operations; an answer names its own.
      const [example = ''] = Object.keys(responses[200].content['application/json'].examples);
      const params = Object.fromEntries(
        parameters
          .map(resolved)
          .filter((parameter: { in: string }) => parameter.in === 'path')
          .map(({ name: param, examples }: { name: string; examples: unknown }) => [
            param,
            Object(examples)[example].value,
          ]),
      );
      const { paging, examples }: Endpoint = definition;
      const query = paging ? undefined : examples[0]?.query; // that of a list may be left out
      expect((await mock.ask(name, { params, ...(query && { query }) })).status).toBe(200);
    },
  );
});
