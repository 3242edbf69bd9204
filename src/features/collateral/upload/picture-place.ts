// Where a camera writes the place: in the Exif part of a JPEG file, which is a small TIFF file with a directory for GPS.

/** The Exif part has at most 64 kB and stands before the picture itself. */
const headBytes = 256 * 1024;

const startOfImage = 0xffd8;
const startOfScan = 0xffda;
const app1 = 0xffe1;
const gpsDirectory = 0x8825;
const latitude = 2;

/** Whether a JPEG picture says where it was taken. Other kinds of files are not looked into. */
export async function hasPlace(file: Blob): Promise<boolean> {
  if (file.type !== 'image/jpeg') return false;
  const head = new DataView(await file.slice(0, headBytes).arrayBuffer());
  try {
    return exifParts(head).some((at) => hasLatitude(new DataView(head.buffer, at)));
  } catch (error) {
    if (error instanceof RangeError) return false; // cut off, or not what it says it is
    throw error;
  }
}

/** Where the TIFF files in the segments before the picture begin. */
function exifParts(head: DataView<ArrayBuffer>): readonly number[] {
  const found: number[] = [];
  if (head.byteLength < 4 || head.getUint16(0) !== startOfImage) return found;
  for (let at = 2; at + 10 <= head.byteLength; at += 2 + head.getUint16(at + 2)) {
    const marker = head.getUint16(at);
    if (marker === startOfScan || marker >> 8 !== 0xff) break;
    const isExif = head.getUint32(at + 4) === 0x45_78_69_66 && head.getUint16(at + 8) === 0; // "Exif", two zeros
    if (marker === app1 && isExif) found.push(at + 10);
  }
  return found;
}

function hasLatitude(tiff: DataView): boolean {
  const little = tiff.getUint16(0) === 0x49_49; // "II"
  const entries = (directory: number) =>
    Array.from({ length: tiff.getUint16(directory, little) }, (_, no) => directory + 2 + 12 * no);
  const tag = (entry: number) => tiff.getUint16(entry, little);
  const gps = entries(tiff.getUint32(4, little)).find((entry) => tag(entry) === gpsDirectory);
  return (
    gps !== undefined && entries(tiff.getUint32(gps + 8, little)).some((entry) => tag(entry) === latitude)
  );
}
