import { type DBSchema, openDB } from 'idb';
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

const databaseName = 'tranche-uploads';

interface Uploads extends DBSchema {
  readonly files: { readonly key: string; readonly value: QueuedFile };
}

/** Stores files in IndexedDB, or in memory where it is not available. */
export async function openUploadStorage(): Promise<UploadStorage> {
  try {
    const database = await openDB<Uploads>(databaseName, 1, {
      upgrade: (created) => void created.createObjectStore('files', { keyPath: 'id' }),
    });
    return {
      durable: true,
      all: () => database.getAll('files'),
      put: async (file) => void (await database.put('files', file)),
      remove: (id) => database.delete('files', id),
    };
  } catch {
    return memoryUploads();
  }
}

/** The stored files; null where none were ever stored or the browser blocks its database, since opening the database would create it. */
export async function storedUploads(): Promise<UploadStorage | null> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === databaseName) ? await openUploadStorage() : null;
  } catch {
    return null;
  }
}
