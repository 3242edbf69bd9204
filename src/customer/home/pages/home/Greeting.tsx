import { PageHeading } from '#src/ui/focus/PageHeading.tsx';
import { useWallClock } from '#src/ui/format/use-wall-clock.ts';

/** "Good morning, Mira". The name is null until the account is read. */
export function Greeting({ name }: { readonly name: string | null }) {
  const { now } = useWallClock();
  const greeting = greetingAt(Number(now.slice(11, 13)));
  return <PageHeading>{name === null ? greeting : `${greeting}, ${name}`}</PageHeading>;
}

function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}
