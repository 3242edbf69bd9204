/** Customers that people look for often, under a name. */
export const userViews = {
  overdue: { label: 'Overdue', filter: { pastDue: ['YES'] } },
  blocked: { label: 'Blocked', filter: { status: ['BLOCKED'] } },
} as const;
