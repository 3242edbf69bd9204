import { qrCode } from './qr.ts';
import classes from './PrintSheet.module.css';

/** A text as a QR code. */
export function QrCode({ text }: { readonly text: string }) {
  const path = qrCode(text)
    .flatMap((line, row) => line.map((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={classes.code} viewBox="-2 -2 25 25" role="img" aria-label={`QR code ${text}`}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
