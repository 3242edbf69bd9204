const dayMs = 86_400_000;

/** How many days a span has; both ends count. Days have no zone: they are counted in UTC. */
export function daysOf(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;
}
