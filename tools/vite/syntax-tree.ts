export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const nodesIn = (list: unknown): readonly Node[] => (Array.isArray(list) ? list.filter(isNode) : []);

export const membersOf = (object: unknown) => (isNode(object) ? nodesIn(object['properties']) : []);

export const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';
