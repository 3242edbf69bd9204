const dayMs = 86_400_000;

/** Returns the number of days of a span, including both ends. Days have no zone, so they are counted in UTC. */
export function daysOf(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const dayAfter = (day: string) => dayOf(Date.parse(`${day}T00:00:00Z`) + dayMs);

/** Returns the last day of a month: "2027-02-28" for "2027-02". */
export function lastOfMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return dayOf(Date.UTC(year ?? 0, number ?? 0, 0));
}
