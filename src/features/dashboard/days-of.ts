const dayMs = 86_400_000;

/** How many days a span has; both ends count. Days have no zone: they are counted in UTC. */
export function daysOf(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const dayAfter = (day: string) => dayOf(Date.parse(`${day}T00:00:00Z`) + dayMs);

/** The last day of a month, "2027-02-28" of "2027-02". */
export function lastOfMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return dayOf(Date.UTC(year ?? 0, number ?? 0, 0));
}
