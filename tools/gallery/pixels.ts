import type { Page } from 'playwright';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, 0 to 255. */
  readonly data: ArrayLike<number>;
}

/** Of all pixels of a picture; a changed digit on a desktop is more. */
const sameShare = 1 / 50_000;

/**
 * The share of the pixels of the larger picture that differ clearly, 0 to 1; all of them where the widths differ. It runs in a
 * page, which decodes pictures, so it uses nothing from outside.
 */
export function differingShare([one, other]: readonly [Pixels, Pixels]): number {
  if (one.width !== other.width) return 1;
  const clear = 24; // of 255: compression changes what is beside a changed place by less
  const common = Math.min(one.data.length, other.data.length);
  const all = Math.max(one.data.length, other.data.length);
  let differing = (all - common) / 4;
  for (let at = 0; at < common; at += 4) {
    for (let part = at; part < at + 4; part += 1) {
      if (Math.abs((one.data[part] ?? 0) - (other.data[part] ?? 0)) > clear) {
        differing += 1;
        break;
      }
    }
  }
  return differing / (all / 4);
}

/** Whether two pictures look different, which a page decodes. */
export async function lookDifferent(page: Page, one: Buffer, other: Buffer): Promise<boolean> {
  const decoded = await page.evaluateHandle(
    async ([first, second]) => {
      const decode = async (base64: string) => {
        const response = await fetch(`data:image/webp;base64,${base64}`);
        const bitmap = await createImageBitmap(await response.blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!canvas) throw new Error('The browser has no canvas.');
        canvas.drawImage(bitmap, 0, 0);
        return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      return [await decode(first), await decode(second)] as const;
    },
    [one.toString('base64'), other.toString('base64')] as const,
  );
  const share = await page.evaluate(differingShare, decoded);
  await decoded.dispose();
  return share > sameShare;
}
