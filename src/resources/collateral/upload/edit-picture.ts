/** The kept part of a picture, as shares of its width and height after the rotation. */
export interface PictureEdit {
  /** Clockwise quarter turns. */
  readonly turns: number;
  readonly across: readonly [from: number, to: number];
  readonly down: readonly [from: number, to: number];
}

export const noEdit: PictureEdit = { turns: 0, across: [0, 1], down: [0, 1] };

/** Returns the pixels to draw of a picture of `width` times `height`, after the rotation. */
export function cut({ turns, across, down }: PictureEdit, width: number, height: number) {
  const [wide, high] = turns % 2 === 0 ? [width, height] : [height, width];
  const left = Math.round(across[0] * wide);
  const top = Math.round(down[0] * high);
  return {
    wide,
    high,
    left,
    top,
    width: Math.max(1, Math.round(across[1] * wide) - left),
    height: Math.max(1, Math.round(down[1] * high) - top),
  };
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Returns the rotated and cropped picture as a file without the metadata of the original; null if this browser cannot
 * read the format. One that it cannot write (HEIC, in some WebP) becomes a JPEG or PNG and is named so.
 */
export async function editPicture(content: Blob, name: string, edit: PictureEdit): Promise<File | null> {
  try {
    const picture = await createImageBitmap(content);
    const part = cut(edit, picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = part.width;
    canvas.height = part.height;
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.translate(part.wide / 2 - part.left, part.high / 2 - part.top);
    context.rotate((edit.turns * Math.PI) / 2);
    context.drawImage(picture, -picture.width / 2, -picture.height / 2);
    const targetType = content.type in extensions ? content.type : 'image/jpeg';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, targetType, 0.92));
    if (!blob) return null;
    const { type } = blob;
    const fileName = type === content.type ? name : name.replace(/(?:\.\w+)?$/, `.${extensions[type]}`);
    return new File([blob], fileName, { type });
  } catch {
    return null;
  }
}
