import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { partsOfStep } from '#contracts/steps.ts';
import { z } from '#contracts/z.ts';
import type { Call } from '#tests/kit/client.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { type CommandName, commandNames } from './guards/table.ts';

/** The endpoint that answers a resource with its `actions`, and the name of a command among them. */
type Action = readonly [read: OperationName, action: string];

/** The entities that are read one by one, the shortest address first. */
const reads = Object.entries<Endpoint>(contract)
  .filter(([, { method, paging }]) => method === 'GET' && !paging)
  .toSorted(([, one], [, other]) => one.path.length - other.path.length);

const firstIdIn = (path: string) => /{\w+}/.exec(path)?.[0] ?? '';

/** The actions that an answer can announce: the values of "action" in its member "actions", however deep. */
function actionsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { actions } = Object(Object(schema).properties);
  const names: unknown = Object(Object(Object(actions).items).properties).action?.enum;
  if (Array.isArray(names)) return names;
  return Object.values(schema).flatMap(actionsIn);
}

const announcedBySchema = ({ responses }: Endpoint) =>
  responses[200] ? actionsIn(z.toJSONSchema(responses[200], { unrepresentable: 'any' })) : [];

/** The action of a command is announced at the address that its own begins with: "/v1/orders/{orderId}/quotes". */
function actionOf(command: CommandName): Action | null {
  const { takes, access, path }: Endpoint = contract[command];
  if (!takes) return null;
  const { trigger } = partsOfStep(takes);
  const read = reads.find(
    ([, about]) =>
      about.access === access &&
      `${path}/`.startsWith(`${about.path}/`) &&
      about.path.includes(firstIdIn(path)),
  );
  return read && announcedBySchema(read[1]).includes(trigger) ? [read[0] as OperationName, trigger] : null; // a key of the contract
}

/** Where a resource's `actions` list each command. */
export const actionsOf: Readonly<Partial<Record<CommandName, Action>>> = Object.fromEntries(
  commandNames.flatMap((command) => {
    const action = actionOf(command);
    return action ? [[command, action]] : [];
  }),
);

/**
 * Commands that do not announce all of their refusals: a code that waits may have been sent a moment ago, and an order
 * depends on the ordered items.
 */
const inPart: ReadonlySet<string> = new Set<CommandName>([
  'resendUserCode',
  'createOrderForCustomer',
  'giveScratchcard',
]);

/** Where a resource's `actions` announce whether a command would be refused. */
export const announcedBy: typeof actionsOf = Object.fromEntries(
  Object.entries(actionsOf).filter(([command]) => !inPart.has(command)),
);

const Announced = z.object({
  action: z.string(),
  allowed: z.boolean(),
  reason: z.nullable(z.string()),
  cause: z.nullable(z.string()),
});

/** What the resource says about the command beforehand; null where no resource does. */
export async function announcement({ ask }: Provider, command: CommandName, { token, params }: Call) {
  const [read, action] = announcedBy[command] ?? [];
  if (!read) return null;
  const body = Object((await ask(read, { token: token ?? null, params: params ?? {} })).body);
  const { actions } = Object(body.user ?? body); // who is signed in is answered with their kind
  const announced = z
    .parse(z.array(Announced), Object.values(actions))
    .find((entry) => entry.action === action);
  if (!announced) throw new Error(`${read} says nothing of ${action}`);
  return announced;
}
