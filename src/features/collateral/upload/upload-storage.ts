import type { CollateralDocumentKind } from '#contracts/collateral/document.ts';

/** A file that is still to be sent. */
export interface QueuedFile {
  /** Also the Idempotency-Key of its registration. */
  readonly id: string;
  /** The id of the customer who added it; undefined in a session that an earlier release stored. */
  readonly owner: string | undefined;
  readonly collateralId: string;
  readonly kind: CollateralDocumentKind;
  readonly fileName: string;
  readonly mime: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly content: Blob;
  /** Null until the backend has registered the file. */
  readonly documentId: string | null;
  readonly paused: boolean;
  /** True for a picture with location data; it waits until its owner has decided about them. */
  readonly hasPlace: boolean;
  readonly addedAt: number;
}

/** Stores files over a reload. */
export interface UploadStorage {
  /** False if the files are lost with the page because the browser blocks its database. */
  readonly durable: boolean;
  all(): Promise<readonly QueuedFile[]>;
  put(file: QueuedFile): Promise<void>;
  remove(id: string): Promise<void>;
}

export function memoryUploads(): UploadStorage {
  const files = new Map<string, QueuedFile>();
  return {
    durable: false,
    all: async () => [...files.values()],
    put: async (file) => void files.set(file.id, file),
    remove: async (id) => void files.delete(id),
  };
}

const tableName = 'files';

/** Stores files in IndexedDB, or in memory where it is not available. */
export async function openUploadStorage(database: IDBFactory | undefined): Promise<UploadStorage> {
  try {
    if (!database) return memoryUploads();
    const opening = database.open('tranche-uploads', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(tableName, { keyPath: 'id' });
    };
    const opened = await done(opening);
    const table = (mode: IDBTransactionMode) => opened.transaction(tableName, mode).objectStore(tableName);
    return {
      durable: true,
      all: async () => (await done(table('readonly').getAll())) as QueuedFile[], // only `put` writes
      async put(file) {
        await done(table('readwrite').put(file));
      },
      async remove(id) {
        await done(table('readwrite').delete(id));
      },
    };
  } catch {
    return memoryUploads();
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
  });
}
