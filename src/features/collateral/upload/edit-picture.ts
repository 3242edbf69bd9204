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

/**
 * Returns the rotated and cropped picture as a file of the same name; null if this browser cannot read or write the
 * format.
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
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, content.type, 0.92));
    return blob?.type === content.type ? new File([blob], name, { type: blob.type }) : null;
  } catch {
    return null;
  }
}
