/** Customers that people look for often, under a name. */
export const userViews = {
  overdue: { label: 'Overdue', filter: { overdue: ['YES'] } },
  blocked: { label: 'Blocked', filter: { status: ['BLOCKED'] } },
} as const;
