import { expect, test } from 'vitest';
import { atWallTime, wallTime } from '#src/ui/format/wall-time.ts';

const dayMs = 86_400_000;

test.each(['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'each hour of a year in %s is found, except for those that are skipped',
  (zone) => {
    const missed = new Set<string>();
    for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2028, 0, 1); day += dayMs) {
      for (let hour = 0; hour < 24; hour += 1) {
        const wall = `${new Date(day).toISOString().slice(0, 10)} ${String(hour).padStart(2, '0')}:00:00`;
        if (wallTime(atWallTime(wall, zone), zone) !== wall) missed.add(wall);
      }
    }
    // one hour in spring, where clocks change at all
    const changes = { 'Europe/Berlin': ['2027-03-28 02:00:00'], 'America/St_Johns': ['2027-03-14 02:00:00'] };
    expect([...missed]).toEqual(Object.entries(changes).find(([name]) => name === zone)?.[1] ?? []);
  },
);
