import type { LocalDate } from '#contracts/dates.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const daysAfter = (day: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
