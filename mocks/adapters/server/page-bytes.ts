import type { PageText } from '#mocks/core/wire.ts';

/** Bytes of a buffer: more than a page of 100 customers has. */
const size = 64 * 1024;
const mostFree = 100;

const comma = ','.charCodeAt(0);

/**
 * Writes pages as bytes, each part once. A buffer is used again as soon as its page is sent, so that it stays in the
 * processor's cache.
 */
export function pageWriter() {
  const free: Buffer[] = [];
  return (page: PageText): { readonly bytes: Buffer; readonly sent: () => void } => {
    const { open, items, close } = page;
    const length = lengthOf(page);
    const buffer =
      (length <= size ? free.pop() : undefined) ?? Buffer.allocUnsafeSlow(Math.max(size, length));
    let at = buffer.write(open, 'latin1');
    const start = at;
    for (const item of items) {
      if (at > start) buffer[at++] = comma;
      at += buffer.write(item, at, 'latin1');
    }
    buffer.write(close, at, 'latin1');
    return {
      bytes: buffer.subarray(0, length),
      sent() {
        if (buffer.length === size && free.length < mostFree) free.push(buffer);
      },
    };
  };
}

function lengthOf({ open, items, close }: PageText): number {
  let length = open.length + close.length + Math.max(items.length - 1, 0);
  for (const item of items) length += item.length;
  return length;
}
