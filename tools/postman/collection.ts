import { mockControl } from '#contracts/mock-control.ts';
import { exampleScenario, examplePeople } from '#tools/openapi/ask.ts';
import { readDocument } from './document.ts';
import { requestOf, requestTo } from './request.ts';

const format = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const about = (version: string) =>
  `Version ${version} of the contract, by \`npm run postman\`. Set \`baseUrl\`. The ids, versions and codes of the requests are those of ` +
  `\`npm run mock-api -- --scenario ${exampleScenario}\`; there the first folder fills in both tokens. A command gets a new ` +
  '`Idempotency-Key` each time it is sent. Switch on `Dry-Run` to see what it would do.';

/** The OpenAPI document as a Postman collection: a folder for each tag, and a request for each operation. */
export function collectionOf(json: unknown) {
  const document = readDocument(json);
  const { info, servers, tags, paths } = document;
  const address = servers.map(({ url }) => url).find((url) => URL.canParse(url)) ?? '';
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    info: { name: info.title, description: about(info.version), schema: format },
    variable: [
      { key: 'baseUrl', value: address },
      ...Object.keys(examplePeople).map((person) => ({ key: `${person}Token`, value: '' })),
    ],
    item: [
      {
        name: 'Log in to the mock backend',
        item: Object.entries(examplePeople).map(([person, contact]) => logIn(person, contact)),
      },
      ...tags.map(({ name, description }) => ({
        name,
        description,
        item: operations
          .filter(({ operation }) => operation.tags[0] === name)
          .map(({ path, method, operation }) => ({
            name: operation.summary,
            request: requestOf(method, path, operation, document),
          })),
      })),
    ],
  };
}

/** The mock backend's login without a code; the answer's token becomes the variable of this person. */
function logIn(person: string, contact: string) {
  const { method, path } = mockControl.createMockSession;
  const script = `pm.collectionVariables.set('${person}Token', pm.response.json().token);`;
  return {
    name: `As the ${person} of the examples`,
    request: requestTo(method, path, { token: null, body: { contact } }),
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: [script] } }],
  };
}
