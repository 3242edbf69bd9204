import { typeOfBytes } from '#contracts/collateral/file-type.ts';

/**
 * Returns whether a picture contains the position where it was taken: in Exif or XMP of a JPEG, PNG, WebP or HEIC file,
 * judged by its content. A picture that cannot be examined counts as one that does. Documents (PDF) are not examined.
 */
export async function hasPlace(file: Blob): Promise<boolean> {
  const content = await file.arrayBuffer();
  const isDocument = typeOfBytes(new Uint8Array(content)) === 'application/pdf';
  if (isDocument || content.byteLength === 0) return false;
  const text = new TextDecoder('latin1').decode(content);
  if (/GPSLatitude/i.test(text)) return true; // XMP that is not compressed, wherever it stands
  // A JPEG may have several Exif parts, also in a second picture behind the first; the reader reads one.
  const exifParts = Array.from(text.matchAll(/Exif\0\0(?=II|MM)/g), ({ index }) => content.slice(index + 6));
  const positions = await Promise.all([content, ...exifParts].map(hasPosition));
  return positions.includes(true);
}

/** @param part a picture, or the TIFF of an Exif part */
async function hasPosition(part: ArrayBuffer): Promise<boolean> {
  const reader = await import('exifreader').catch(() => null);
  if (!reader) return true;
  try {
    return positionIn(await reader.load(part, { expanded: true, async: true }));
  } catch (error) {
    return !(error instanceof reader.errors.MetadataMissingError);
  }
}

function positionIn({ exif = {}, xmp }: { readonly exif?: object; readonly xmp?: object }): boolean {
  // XMP that the reader could not unpack has no members.
  if (xmp && (Object.keys(xmp).length === 0 || /GPSLatitude/i.test(JSON.stringify(xmp)))) return true;
  const names = Object.keys(exif).filter((name) => name.startsWith('GPS'));
  const isUnreadable = names.length === 1 && names[0] === 'GPS Info IFD Pointer';
  return isUnreadable || names.includes('GPSLatitude');
}
