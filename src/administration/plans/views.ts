/**
 * Named filters for plans, for the list and for the dashboard's tiles; in a file of its own because the dashboard
 * loads no list.
 */
export const planViews = {
  overdue: { label: 'Overdue', filter: { status: ['OVERDUE'] } },
  active: { label: 'Active', filter: { status: ['ACTIVE'] } },
  dueToday: { label: 'Due today', filter: { lateness: ['DUE_TODAY'] } },
  inGrace: { label: 'In grace', filter: { lateness: ['IN_GRACE'] } },
  upTo30: { label: '1–30 days', filter: { lateness: ['IN_GRACE', 'UP_TO_30_DAYS'] } },
  upTo60: { label: '31–60 days', filter: { lateness: ['UP_TO_60_DAYS'] } },
  upTo90: { label: '61–90 days', filter: { lateness: ['UP_TO_90_DAYS'] } },
  over90: { label: 'Over 90 days', filter: { lateness: ['OVER_90_DAYS'] } },
  defaulted: { label: 'In default', filter: { status: ['DEFAULTED'] } },
  writtenOff: { label: 'Written off', filter: { status: ['WRITTEN_OFF'] } },
  disputed: { label: 'Problems reported', filter: { dispute: ['OPEN'] } },
  returns: { label: 'Returns to decide', filter: { goodsReturn: ['OPEN'] } },
  promised: { label: 'Promise to pay', filter: { promise: ['OPEN'] } },
} as const;
