// In a file of its own, because a page needs only the states and not the machine with its transitions.

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

/** The states of scratchcards that can be redeemed, now or after activation. */
export const openScratchcardStates = ['CREATED', 'ACTIVE', 'LOCKED', 'BLOCKED'] as const;
