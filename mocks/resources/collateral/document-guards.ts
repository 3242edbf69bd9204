import type { NewDocument } from '#contracts/collateral/document.ts';
import { documentFault, documentTypes, maxDocumentBytes } from '#contracts/collateral/upload.ts';
import { problem } from '#mocks/core/handler-result.ts';

interface Announced {
  readonly file: Pick<NewDocument, 'mime' | 'sizeBytes'>;
}

/** A received part, with the state of its file. */
interface ReceivedPart {
  readonly offset: number;
  /** The number of bytes before this part. */
  readonly receivedBytes: number;
  /** The number of bytes including this part. */
  readonly newBytes: number;
  readonly sizeBytes: number;
  /** Whether the first bytes match the file's type. */
  readonly readable: boolean;
  /** The hash of the whole file; null until it is complete. */
  readonly sha256: string | null;
  readonly announcedSha256: string;
}

interface WithPart {
  readonly part: ReceivedPart;
}

/** Guards that depend on stored state only. */
export const documentGuards = {
  'threat-found': ({ finding }: { readonly finding: 'MALWARE' | null }) =>
    finding === null ? 'Nothing was found.' : null,
};

/** Guards that also depend on the request. */
export const documentRequestGuards = {
  'type-allowed': ({ file: { mime } }: Announced) =>
    documentFault(mime, 0) === null
      ? null
      : problem('document-type-not-allowed', 'Use a JPEG, PNG, WebP or HEIC picture, or a PDF.', {
          allowed: [...documentTypes],
        }),
  'size-allowed': ({ file: { mime, sizeBytes } }: Announced) =>
    documentFault(mime, sizeBytes) === 'size'
      ? problem('document-too-large', 'A file can have 10 MB at most.', { maxBytes: maxDocumentBytes })
      : null,
  'part-follows': ({ part: { offset, receivedBytes, newBytes, sizeBytes } }: WithPart) => {
    if (offset !== receivedBytes) return `The next part begins at byte ${receivedBytes}.`;
    return newBytes > sizeBytes ? `The file has only ${sizeBytes} bytes.` : null;
  },
  'content-readable': ({ part: { readable } }: WithPart) =>
    readable
      ? null
      : problem('document-unreadable', 'The file is damaged, or not of the type that its name says.'),
  'content-as-announced': ({ part: { sha256, announcedSha256 } }: WithPart) =>
    sha256 === null || sha256 === announcedSha256
      ? null
      : problem('document-unreadable', 'The file changed while it was sent. Send it again.'),
  'content-complete': ({ part: { sha256 } }: WithPart) =>
    sha256 === null ? 'A part of the file is still to come.' : null,
};
