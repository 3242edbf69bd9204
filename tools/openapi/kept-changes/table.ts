import { asJson, asList, type Bump } from '#tools/openapi/diff/change.ts';
import { changed, type Edit, put, remove, together } from './edits.ts';
import { sample } from './sample.ts';

/** A change of the sample with its verdicts; `why` says why this project judges otherwise than Specmatic. */
export interface KeptChange {
  readonly edit: Edit;
  readonly asks: Bump;
  /** What `npm run specmatic:changes` finds. */
  readonly specmatic: 'compatible' | 'incompatible';
  readonly why?: string;
}

const list = ['paths', '/orders', 'get'] as const;
const create = ['paths', '/orders', 'post'] as const;
const one = ['paths', '/orders/{orderId}'] as const;
const parameter = (name: string) => ['components', 'parameters', name] as const;
const schema = (name: 'NewOrder' | 'Order') => ['components', 'schemas', name] as const;
const member = (name: 'NewOrder' | 'Order', of: string) => [...schema(name), 'properties', of] as const;
const required = (name: 'NewOrder' | 'Order', by: (names: readonly unknown[]) => readonly unknown[]) =>
  changed([...schema(name), 'required'], (names) => by(asList(names)));
const without = (name: string) => (names: readonly unknown[]) => names.filter((each) => each !== name);
const also = (name: string) => (names: readonly unknown[]) => [...names, name];
const withParameter = (added: object) => changed([...list, 'parameters'], (all) => [...asList(all), added]);
const withoutParameter = (name: string) =>
  changed([...list, 'parameters'], (all) =>
    asList(all).filter((each) => asJson(each)['$ref'] !== `#/components/parameters/${name}`),
  );
const text = { type: 'string' };
const newOperation = { operationId: 'other', responses: { 204: { description: 'Done.' } } };
const ordersPath = asJson(asJson(sample['paths'])['/orders']);

/** Changes with the verdict that `npm run contract:diff` has to come to. */
export const keptChanges: Readonly<Record<string, KeptChange>> = {
  'an operation is removed': { edit: remove(one), asks: 'major', specmatic: 'incompatible' },
  'an operation is added': {
    edit: put([...one, 'delete'], {
      ...newOperation,
      parameters: [{ $ref: '#/components/parameters/orderId' }],
    }),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a path is renamed': {
    edit: together(remove(['paths', '/orders']), put(['paths', '/purchases'], ordersPath)),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'an operation has another method': {
    edit: together(remove(create), put(['paths', '/orders', 'put'], ordersPath['post'])),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a parameter of a path has another name': {
    edit: together(
      remove(one),
      put([...parameter('orderId'), 'name'], 'id'),
      put(['paths', '/orders/{id}'], asJson(sample['paths'])['/orders/{orderId}']),
    ),
    asks: 'patch',
    specmatic: 'compatible',
  },
  'an operation has another summary': {
    edit: put([...create, 'summary'], 'Start an order'),
    asks: 'patch',
    specmatic: 'compatible',
  },
  'a schema has another description': {
    edit: put([...schema('Order'), 'description'], 'What someone buys.'),
    asks: 'patch',
    specmatic: 'compatible',
  },
  'an operation is deprecated': {
    edit: put([...create, 'deprecated'], true),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'an operation is called otherwise': {
    edit: put([...create, 'operationId'], 'startOrder'),
    asks: 'major',
    specmatic: 'compatible',
    why: 'The request stays, but generated clients call it by its name.',
  },
  'an operation needs a token': {
    edit: put([...list, 'security'], [{ signedIn: [] }]),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'an operation needs no token any more': {
    edit: put([...create, 'security'], []),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'an operation needs another permission': {
    edit: put([...create, 'x-permission'], 'orders.create'),
    asks: 'major',
    specmatic: 'compatible',
    why: 'Specmatic does not read the extensions that name permissions.',
  },
  'a query may have one more parameter': {
    edit: withParameter({ name: 'q', in: 'query', schema: text }),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a query needs one more parameter': {
    edit: withParameter({ name: 'q', in: 'query', required: true, schema: text }),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a parameter of a query is removed': {
    edit: withoutParameter('status'),
    asks: 'major',
    specmatic: 'compatible',
    why: 'A query with a name that the operation does not have is refused.',
  },
  'a parameter of a query is required': {
    edit: put([...parameter('status'), 'required'], true),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a parameter of a query can be left out': {
    edit: remove([...parameter('currency'), 'required']),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a parameter of a query lacks a value': {
    edit: put([...parameter('status'), 'schema', 'enum'], ['OPEN', 'PAID']),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a parameter of a query has one more value': {
    edit: put([...parameter('status'), 'schema', 'enum'], ['OPEN', 'PAID', 'SENT', 'KEPT']),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a parameter of a query has another type': {
    edit: put([...parameter('currency'), 'schema'], { type: 'integer' }),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a parameter of a query has a lower maximum': {
    edit: put([...parameter('limit'), 'schema', 'maximum'], 50),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a parameter of a query has a higher maximum': {
    edit: put([...parameter('limit'), 'schema', 'maximum'], 200),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a parameter of a query has another default': {
    edit: put([...parameter('limit'), 'schema', 'default'], 50),
    asks: 'major',
    specmatic: 'compatible',
    why: 'A request that leaves it out gets another answer.',
  },
  'a header of requests is new': {
    edit: withParameter({ name: 'X-Tenant', in: 'header', schema: text }),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a header of requests is new and required': {
    edit: withParameter({ name: 'X-Tenant', in: 'header', required: true, schema: text }),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a header of requests has one more form': {
    edit: put([...parameter('trace'), 'schema', 'pattern'], '^(?:[0-9a-f]{16}|[0-9a-f]{32}|"[0-9a-f]{32}")$'),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a header of requests has a form less': {
    edit: put([...parameter('trace'), 'schema', 'pattern'], '^[0-9a-f]{32}$'),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a header of requests has a pattern that says more in another way': {
    edit: put([...parameter('trace'), 'schema', 'pattern'], '^[0-9a-f-]{16,}$'),
    asks: 'undecided',
    specmatic: 'compatible',
  },
  'a header of requests has a pattern of other texts': {
    edit: put([...parameter('trace'), 'schema', 'pattern'], '^[A-Z]{5}$'),
    asks: 'undecided',
    specmatic: 'incompatible',
    why: 'Specmatic tries texts; whether one pattern accepts all that another one does cannot be decided in general.',
  },
  'a body may have one more member': {
    edit: put(member('NewOrder', 'gift'), { type: 'boolean' }),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a body needs one more member': {
    edit: together(put(member('NewOrder', 'gift'), { type: 'boolean' }), required('NewOrder', also('gift'))),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a member of a body is required': {
    edit: required('NewOrder', also('note')),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a member of a body can be left out': {
    edit: required('NewOrder', without('quantity')),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a member of a body is removed': {
    edit: remove(member('NewOrder', 'note')),
    asks: 'major',
    specmatic: 'compatible',
    why: 'What clients say by it is no longer read.',
  },
  'a member of a body has another type': {
    edit: put(member('NewOrder', 'quantity'), text),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a member of a body lacks a value': {
    edit: put([...member('NewOrder', 'delivery'), 'enum'], ['STANDARD']),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a member of a body has one more value': {
    edit: put([...member('NewOrder', 'delivery'), 'enum'], ['STANDARD', 'EXPRESS', 'PICK_UP']),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a member of a body may be shorter only': {
    edit: put([...member('NewOrder', 'note'), 'maxLength'], 100),
    asks: 'major',
    specmatic: 'compatible',
    why: 'Specmatic does not compare lengths; a text that was accepted is refused.',
  },
  'a member of a body may be longer': {
    edit: put([...member('NewOrder', 'note'), 'maxLength'], 400),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a member of a body may be null': {
    edit: put([...member('NewOrder', 'note'), 'type'], ['string', 'null']),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a member of a body must not be null': {
    edit: put([...member('NewOrder', 'discount'), 'type'], 'string'),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'an answer may have one more member': {
    edit: put(member('Order', 'weight'), { type: 'integer' }),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'an answer always has one more member': {
    edit: together(put(member('Order', 'weight'), { type: 'integer' }), required('Order', also('weight'))),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a member of an answer is removed': {
    edit: together(remove(member('Order', 'total')), required('Order', without('total'))),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a member inside a member of an answer is removed': {
    edit: put(member('Order', 'address'), { type: 'object', properties: { street: text } }),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a member of an answer can be left out': {
    edit: required('Order', without('total')),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a member of an answer is always there': {
    edit: required('Order', also('delivery')),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a member of an answer has another type': {
    edit: put(member('Order', 'total'), text),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a member of an answer may be null': {
    edit: put([...member('Order', 'total'), 'type'], ['integer', 'null']),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a member of an answer is never null any more': {
    edit: put([...member('Order', 'note'), 'type'], 'string'),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a member of an answer lacks a value': {
    edit: put([...member('Order', 'status'), 'enum'], ['OPEN', 'PAID']),
    asks: 'minor',
    specmatic: 'compatible',
  },
  'a member of an answer has one more value': {
    edit: put([...member('Order', 'status'), 'enum'], ['OPEN', 'PAID', 'SENT', 'KEPT']),
    asks: 'minor',
    specmatic: 'incompatible',
    why: 'Clients show a value that they do not know as unknown (Growth).',
  },
  'a member of an answer has one more form': {
    edit: put([...member('Order', 'colour'), 'pattern'], '^(?:#[0-9a-f]{6}|[a-z]+)$'),
    asks: 'major',
    specmatic: 'compatible',
    why: 'Specmatic does not compare patterns of answers; a reader of six digits meets a word.',
  },
  'a header of an answer is removed': {
    edit: remove([...create, 'responses', '201', 'headers']),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'a success has another status': {
    edit: together(
      put([...create, 'responses', '200'], asJson(asJson(asJson(ordersPath['post'])['responses'])['201'])),
      remove([...create, 'responses', '201']),
    ),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'an answer has another media type': {
    edit: put([...one, 'get', 'responses', '200', 'content'], { 'text/plain': { schema: text } }),
    asks: 'major',
    specmatic: 'incompatible',
  },
  'an operation can be refused with one more status': {
    edit: put([...create, 'responses', '409'], { description: 'Not now.' }),
    asks: 'minor',
    specmatic: 'compatible',
  },
};
