// Finds the location in a JPEG file: cameras write it into the Exif part, which is a small TIFF file with a GPS
// directory.

/** Bytes to read: the Exif part has at most 64 kB and precedes the picture data. */
const headBytes = 256 * 1024;

const startOfImage = 0xffd8;
const startOfScan = 0xffda;
const app1 = 0xffe1;
const gpsDirectory = 0x8825;
const latitude = 2;

/** Returns whether a JPEG picture contains its location. Other kinds of files are not examined. */
export async function hasPlace(file: Blob): Promise<boolean> {
  if (file.type !== 'image/jpeg') return false;
  const head = new DataView(await file.slice(0, headBytes).arrayBuffer());
  try {
    return exifParts(head).some((at) => hasLatitude(new DataView(head.buffer, at)));
  } catch (error) {
    if (error instanceof RangeError) return false; // the file is truncated or malformed
    throw error;
  }
}

/** Returns the offsets of the TIFF files in the segments before the picture data. */
function exifParts(head: DataView<ArrayBuffer>): readonly number[] {
  const found: number[] = [];
  if (head.byteLength < 4 || head.getUint16(0) !== startOfImage) return found;
  for (let at = 2; at + 10 <= head.byteLength; at += 2 + head.getUint16(at + 2)) {
    const marker = head.getUint16(at);
    if (marker === startOfScan || marker >> 8 !== 0xff) break;
    // "Exif" and two zero bytes
    const isExif = head.getUint32(at + 4) === 0x45_78_69_66 && head.getUint16(at + 8) === 0;
    if (marker === app1 && isExif) found.push(at + 10);
  }
  return found;
}

function hasLatitude(tiff: DataView): boolean {
  const little = tiff.getUint16(0) === 0x49_49; // "II": little-endian
  const entries = (directory: number) =>
    Array.from({ length: tiff.getUint16(directory, little) }, (_, no) => directory + 2 + 12 * no);
  const tag = (entry: number) => tiff.getUint16(entry, little);
  const gps = entries(tiff.getUint32(4, little)).find((entry) => tag(entry) === gpsDirectory);
  return (
    gps !== undefined && entries(tiff.getUint32(gps + 8, little)).some((entry) => tag(entry) === latitude)
  );
}
