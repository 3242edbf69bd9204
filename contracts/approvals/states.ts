// Apart from the machine, which says when they change: a page needs to know these only.

export const approvalStates = ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
