/** Plans that people look for often, under a name: for the list and for the tiles of the dashboard, which loads no list. */
export const planViews = {
  overdue: { label: 'Overdue', filter: { status: ['OVERDUE'] } },
  active: { label: 'Active', filter: { status: ['ACTIVE'] } },
} as const;
