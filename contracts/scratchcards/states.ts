// Apart from the machine, which says when they change: a page needs to know these only.

export const batchStates = [
  'DRAFT',
  'GENERATED',
  'PENDING_APPROVAL',
  'ACTIVE',
  'FROZEN',
  'CLOSED',
  'VOID',
] as const;

export const scratchcardStates = [
  'CREATED',
  'ACTIVE',
  'REDEEMED',
  'LOCKED',
  'BLOCKED',
  'EXPIRED',
  'VOID',
] as const;
