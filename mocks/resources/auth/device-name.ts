type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** Each browser comes before those whose name its User-Agent contains, too. */
const browsers: Names = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOP[RTX]\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns browser and system of a User-Agent in plain words: "Firefox on Windows"; null if it names neither. */
export function deviceName(userAgent: string | null): string | null {
  const nameIn = (names: Names) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browserAndSystem = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return browserAndSystem.length === 0 ? null : browserAndSystem.join(' on ');
}
