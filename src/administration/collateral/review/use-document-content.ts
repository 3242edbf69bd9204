import { useEffect, useState } from 'react';
import type { CollateralDocument, DocumentContent } from '#contracts/collateral/document.ts';
import { reviewApi } from '#src/administration/collateral/api.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { useAppStore } from '#src/platform/store/use-store.ts';

type File = Pick<CollateralDocument, 'collateralId' | 'id' | 'mime'>;
type Content = { readonly content: Blob } | { readonly error: unknown };

/** Returns the content of a file, which is fetched in parts; undefined until this file is complete. */
export function useDocumentContent({ collateralId, id, mime }: CollateralDocument) {
  const store = useAppStore();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ readonly id: string; readonly as: Content } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readContent(store, { collateralId, id, mime }, () => isWanted).then((as) => {
      if (isWanted) setRead({ id, as });
    });
    return () => {
      isWanted = false;
    };
  }, [store, collateralId, id, mime, attempt]);
  return {
    result: read?.id === id ? read.as : null,
    retry() {
      setRead(null);
      setAttempt(attempt + 1);
    },
  };
}

async function readContent(store: AppStore, document: File, isWanted: () => boolean): Promise<Content> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let offset: number | null = 0;
  while (offset !== null && isWanted()) {
    const { data, error } = await readPart(store, document, offset);
    if (!data) return { error };
    parts.push(Uint8Array.from(atob(data.data), (character) => character.charCodeAt(0)));
    offset = data.nextOffset;
  }
  return { content: new Blob(parts, { type: document.mime }) };
}

interface Answer {
  readonly data?: DocumentContent | undefined;
  readonly error?: unknown;
}

async function readPart(
  { dispatch }: AppStore,
  { collateralId, id: documentId }: File,
  offset: number,
): Promise<Answer> {
  const call = { params: { collateralId, documentId }, query: { offset } };
  const request = dispatch(reviewApi.endpoints.getDocumentContent.initiate(call, { forceRefetch: true }));
  const response = await request;
  request.unsubscribe(); // keeps the file out of the store
  return response;
}
