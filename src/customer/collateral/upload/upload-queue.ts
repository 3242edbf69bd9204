import type {
  CollateralDocument,
  CollateralDocumentKind,
  NewDocument,
} from '#contracts/collateral/document.ts';
import { partBytes } from '#contracts/collateral/upload.ts';
import type { SendResult } from '#src/api/send-once.ts';
import { isUndecided, problemOf } from '#src/errors/api-error.ts';
import { unreadableFile } from '#src/platform/files/unreadable-file.ts';
import { base64Of } from './file-content.ts';
import type { QueuedFile, UploadStorage } from './upload-storage.ts';

/** The backend commands that the queue uses. */
export interface UploadCommands {
  register(collateralId: string, body: NewDocument, key: string): Promise<SendResult<CollateralDocument>>;
  position(collateralId: string, documentId: string): Promise<SendResult<CollateralDocument>>;
  send(
    at: { readonly collateralId: string; readonly documentId: string; readonly isLast: boolean },
    part: { readonly offset: number; readonly data: string },
  ): Promise<SendResult<CollateralDocument>>;
  /** Deletes a registered file from the backend. */
  discard(collateralId: string, documentId: string): Promise<unknown>;
}

/** A queued file with its progress. */
export interface Upload {
  readonly file: QueuedFile;
  readonly sentBytes: number;
  readonly state: 'waiting' | 'sending' | 'paused' | 'failed';
  /** False if a reload would lose it, because the browser did not store it: its database is blocked, or the disk full. */
  readonly isStored: boolean;
  readonly error: unknown;
}

/** A file before anything of it was sent, stored unless `put` fails. */
const queued = (file: QueuedFile): Upload => ({
  file,
  sentBytes: 0,
  state: file.paused ? 'paused' : 'waiting',
  isStored: true,
  error: undefined,
});

/** Whether the backend does not know of a file yet, and is not being told. */
export const isUnannounced = ({ file, state }: Pick<Upload, 'file' | 'state'>) =>
  file.documentId === null && state !== 'sending';

interface QueueParts {
  readonly storage: Promise<UploadStorage>;
  readonly commands: UploadCommands;
  readonly isOnline: () => boolean;
  /** The id of the customer who is logged in; undefined without one. */
  readonly owner: () => string | undefined;
}

/**
 * Sends files one after the other in parts, and continues where it stopped: after a pause, offline, or after a
 * reload. A file leaves the queue when all of it has arrived.
 */
export function createUploadQueue({ storage, commands, isOnline, owner }: QueueParts) {
  let uploads: readonly Upload[] = [];
  let running = false;
  const listeners = new Set<() => void>();

  function publish(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const find = (id: string) => uploads.find(({ file }) => file.id === id);
  const change = (id: string, part: Partial<Upload>) =>
    publish(uploads.map((upload) => (upload.file.id === id ? { ...upload, ...part } : upload)));

  /** A file that cannot be stored is sent all the same, and says so. */
  async function keep(file: QueuedFile): Promise<void> {
    const files = await storage;
    const isPut = await files.put(file).then(
      () => true,
      () => false,
    );
    change(file.id, { isStored: files.durable && isPut });
  }
  async function forget(id: string): Promise<void> {
    publish(uploads.filter(({ file }) => file.id !== id));
    // If it stays stored, `restore` asks the backend about one's own file, and removes that of another customer.
    await (await storage).remove(id).catch(() => undefined);
  }

  /** Whether sending may continue with the next part. */
  const mayGoOn = (id: string) => find(id)?.state === 'sending' && isOnline();

  async function announce({ file }: Upload): Promise<SendResult<CollateralDocument>> {
    const { id, collateralId, documentId, kind, fileName, mime, sizeBytes, sha256 } = file;
    if (documentId !== null) return commands.position(collateralId, documentId);
    const response = await commands.register(collateralId, { kind, fileName, mime, sizeBytes, sha256 }, id);
    const now = find(id)?.file; // it may have been paused meanwhile
    if (response.data && now) {
      const announced = { ...now, documentId: response.data.id };
      change(id, { file: announced });
      await keep(announced);
    }
    return response;
  }

  /** Resolves to the last answer: all of the file has arrived unless it has an error or is still uploading. */
  async function sendAll(upload: Upload): Promise<SendResult<CollateralDocument>> {
    const { id, collateralId, content, sizeBytes } = upload.file;
    let response = await announce(upload);
    while (response.data?.status === 'UPLOADING' && mayGoOn(id)) {
      const { id: documentId, receivedBytes: offset } = response.data;
      change(id, { sentBytes: offset });
      const data = await base64Of(content.slice(offset, offset + partBytes)).catch(() => null);
      if (data === null) {
        change(id, { state: 'failed', error: new Error(unreadableFile()) });
        return response;
      }
      const isLast = offset + partBytes >= sizeBytes;
      response = await commands.send({ collateralId, documentId, isLast }, { offset, data });
      // An answer was lost, so the backend is asked where the next part starts.
      if (problemOf(response.error, 'invalid-transition')) {
        response = await commands.position(collateralId, documentId);
        if (response.data?.receivedBytes === offset) return response;
      }
    }
    return response;
  }

  async function pump(): Promise<void> {
    if (running) return;
    running = true;
    try {
      for (;;) {
        const next = uploads.find(({ state }) => state === 'waiting');
        if (!next || !isOnline()) break;
        const { id } = next.file;
        change(id, { state: 'sending', error: undefined });
        const { data, error } = await sendAll(next);
        const now = find(id);
        if (!now) continue;
        if (data && data.status !== 'UPLOADING') await forget(id);
        else if (now.state === 'paused' || now.state === 'failed') continue;
        else if (error === undefined || isUndecided(error)) {
          change(id, { state: 'waiting' });
          if (error !== undefined || !isOnline()) break; // otherwise it was paused and continued meanwhile
        } else if (problemOf(error, 'not-found')) await forget(id);
        else change(id, { state: 'failed', error });
      }
    } finally {
      running = false;
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => uploads,
    /** Continues with the waiting files. */
    wake: () => pump(),

    /** Restores the files that an earlier page stored, and removes those of another customer. */
    async restore(): Promise<void> {
      const stored = await (await storage).all();
      for (const { id } of stored.filter((file) => file.owner !== owner())) await forget(id);
      const ownFiles = stored
        .filter((file) => file.owner === owner())
        .toSorted((a, b) => a.addedAt - b.addedAt);
      const queuedIds = new Set(uploads.map(({ file }) => file.id));
      const restored = ownFiles.filter(({ id }) => !queuedIds.has(id)).map(queued);
      publish([...restored, ...uploads]);
      await pump();
    },

    async add(added: Omit<QueuedFile, 'owner'>): Promise<void> {
      const file = { ...added, owner: owner() };
      publish([...uploads, queued(file)]);
      await keep(file);
      await pump();
    },

    async pause(id: string): Promise<void> {
      const upload = find(id);
      if (!upload) return;
      change(id, { state: 'paused', file: { ...upload.file, paused: true } });
      await keep({ ...upload.file, paused: true });
    },

    /** Continues after a pause, or retries after a failure. */
    async resume(id: string): Promise<void> {
      const upload = find(id);
      if (!upload) return;
      const file = { ...upload.file, paused: false };
      change(id, { state: 'waiting', error: undefined, file });
      await keep(file);
      await pump();
    },

    /** Corrects what a file shows; resolves to false once the backend knows of it, which has to be told then. */
    async setKind(id: string, kind: CollateralDocumentKind): Promise<boolean> {
      const upload = find(id);
      if (!upload || !isUnannounced(upload)) return false;
      const file = { ...upload.file, kind };
      change(id, { file });
      await keep(file);
      return true;
    },

    /** Moves a file to the front of the queue. */
    async sendNext(id: string): Promise<void> {
      const upload = find(id);
      if (!upload) return;
      const otherUploads = uploads.filter((each) => each !== upload);
      const file = { ...upload.file, addedAt: Math.min(...uploads.map((each) => each.file.addedAt)) - 1 };
      publish([{ ...upload, file }, ...otherUploads]);
      await keep(file);
    },

    /** Removes a file here and from the backend. */
    async remove(id: string): Promise<void> {
      const { collateralId, documentId } = find(id)?.file ?? {};
      await forget(id);
      if (collateralId !== undefined && documentId) await commands.discard(collateralId, documentId);
    },

    /** Deletes everything, because the person has logged out. */
    async clear(): Promise<void> {
      for (const { file } of uploads) await forget(file.id);
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
