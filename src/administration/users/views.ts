/** Named filters for customers. */
export const userViews = {
  overdue: { label: 'Overdue', filter: { pastDue: ['YES'] } },
  blocked: { label: 'Blocked', filter: { status: ['BLOCKED'] } },
} as const;
