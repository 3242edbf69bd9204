import encodeQR from 'qr';
import classes from './PrintSheet.module.css';

/** The light border around a code in squares; scanners need it to find the corners. */
const border = 2;

/** A text as a QR code. */
export function QrCode({ text }: { readonly text: string }) {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border });
  const path = squares
    .flatMap((line, row) => line.map((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      role="img"
      aria-label={`QR code ${text}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
