import { Anchor, Image, Modal, Skeleton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { QueuedFile } from './upload/upload-storage.ts';

/** A picture as it is; a PDF is opened by the browser in a tab of its own. */
export function FilePreview({ file, onClose }: { readonly file: QueuedFile; readonly onClose: () => void }) {
  const isPdf = file.mime === 'application/pdf';
  return (
    <Modal opened onClose={onClose} title={file.fileName} closeButtonProps={{ 'aria-label': 'Close' }}>
      {isPdf ? <PdfLink content={file.content} /> : <Picture file={file} />}
    </Modal>
  );
}

/** The policy of the page allows pictures as data, not as objects. */
function Picture({ file: { content, fileName } }: { readonly file: QueuedFile }) {
  const [source, setSource] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setSource(typeof reader.result === 'string' ? reader.result : null);
    reader.readAsDataURL(content);
    return () => reader.abort();
  }, [content]);
  if (isBroken) return <Text>This browser cannot show this kind of picture. It can still be sent.</Text>;
  return source === null ? (
    <Skeleton height="12rem" />
  ) : (
    <Image src={source} alt={`Preview of ${fileName}`} onError={() => setBroken(true)} />
  );
}

function PdfLink({ content }: { readonly content: Blob }) {
  const [address] = useState(() => URL.createObjectURL(content));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <Anchor href={address} target="_blank" rel="noreferrer">
      Open the PDF in a new tab
    </Anchor>
  );
}
