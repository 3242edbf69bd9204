import { Anchor, type AnchorProps } from '@mantine/core';
import { useEffect, useState } from 'react';

interface Props {
  readonly content: Blob;
  readonly size?: AnchorProps['size'];
  /** The accessible name of a link with a short text. */
  readonly name?: string;
  readonly children?: string;
}

/** Opens the PDF in a new tab. */
export function PdfLink({ content, size, name, children = 'Open the PDF in a new tab' }: Props) {
  const [address] = useState(() => URL.createObjectURL(content));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <Anchor
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      {...(size === undefined ? { inherit: true } : { size })}
    >
      {children}
    </Anchor>
  );
}
