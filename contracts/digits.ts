const isDigit = /^\p{Nd}$/u;

/** Returns the value of one decimal digit of any script; each script has its digits 0 to 9 in a row. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}

/** Writes the decimal digits of all scripts as 0 to 9: "١٢" and "１２" become "12". Everything else stays. */
export const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)));
