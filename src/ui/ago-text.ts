const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, roughly: "5 minutes ago", "just now". Both are instants of this machine's clock, in milliseconds. */
export function agoText(then: number, now: number, locale: string): string {
  const passed = Math.max(0, now - then);
  const unit = units.find(([, length]) => passed >= length);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(passed / unit[1]), unit[0]);
}
