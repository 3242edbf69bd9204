const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats how long ago something was: "5 minutes ago", "just now". Both instants are ms of this machine's clock. */
export function agoText(then: number, now: number, locale: string): string {
  const passedMs = Math.max(0, now - then);
  const unit = units.find(([, length]) => passedMs >= length);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(passedMs / unit[1]), unit[0]);
}
