/** The quasigroup of order 10 that H. M. Damm published in 2004 (totally anti-symmetric, with zeros on the diagonal). */
const table = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

const interim = (digits: string): string =>
  Array.from(digits).reduce((state, digit) => table[Number(state)]?.charAt(Number(digit)) ?? '', '0');

/** Returns the check digit of these digits. It detects every single wrong digit and every swap of two neighbours. */
export const dammDigit = (digits: string): string => interim(digits);

/** Returns whether the last digit is the check digit of those before it. */
export const passesDamm = (digits: string): boolean => /^\d{2,}$/.test(digits) && interim(digits) === '0';
