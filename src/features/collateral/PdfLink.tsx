import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Opens the PDF in a new tab. */
export function PdfLink({ content }: { readonly content: Blob }) {
  const [address] = useState(() => URL.createObjectURL(content));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <Anchor href={address} target="_blank" rel="noreferrer" inherit>
      Open the PDF in a new tab
    </Anchor>
  );
}
