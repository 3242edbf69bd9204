import { maxPhotoBytes } from '#contracts/plans/goods-return.ts';
import { base64Of } from '#src/customer/collateral/upload/file-content.ts';

/** The longer sides that are tried, in pixels, until a photo is small enough. */
const sides = [1_600, 1_200, 900, 640, 400];

/**
 * Returns a photo as it is sent: drawn again as a JPEG that fits into one request, and so without the place where it was taken.
 * Rejects what is no picture.
 */
export async function photoToSend(file: File) {
  const picture = await createImageBitmap(file);
  for (const side of sides) {
    const content = await drawn(picture, side);
    if (content.size <= maxPhotoBytes)
      return { fileName: nameOf(file), mime: 'image/jpeg' as const, data: await base64Of(content) };
  }
  throw new Error(`${file.name} cannot be made small enough.`);
}

function drawn(picture: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.75 });
}

const nameOf = ({ name }: File) => `${name.replace(/\.\w+$/, '').slice(0, 190) || 'photo'}.jpg`;
