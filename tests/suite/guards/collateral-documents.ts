import { png, pngPart } from '#tests/kit/collateral.ts';
import type { Situations } from './table.ts';
import { asOwner } from './of-collateral.ts';

const file = (change: object) =>
  asOwner(async ({ collateral, orderId }) => ({
    params: { collateralId: (await collateral.offers(orderId)).id },
    body: { ...png, ...change },
  }));

const part = (change: object, announced: object = {}) =>
  asOwner(async ({ collateral, orderId, backend, as }) => {
    const { id: collateralId } = await collateral.offers(orderId);
    const call = { params: { collateralId }, body: { ...png, ...announced } };
    const { id: documentId } = await backend.done(201, 'registerDocument', call, as);
    return { params: { collateralId, documentId }, body: { ...pngPart, ...change } };
  });

/** What an owner does with the documents of collateral. */
export const collateralDocumentSituations = {
  registerDocument: {
    'collateral.add-document: room-for-document': [
      {
        situation: 'ten documents',
        code: 'invalid-transition',
        call: asOwner(async ({ collateral, orderId }) => {
          const { id } = await collateral.offers(orderId);
          for (let count = 0; count < 10; count += 1) await collateral.registers(id);
          return { params: { collateralId: id }, body: png };
        }),
      },
    ],
    'document.register: type-allowed': [
      {
        situation: 'a moving picture',
        code: 'document-type-not-allowed',
        call: file({ fileName: 'chain.gif', mime: 'image/gif' }),
      },
    ],
    'document.register: size-allowed': [
      {
        situation: 'a byte more than 10 MiB',
        code: 'document-too-large',
        call: file({ sizeBytes: 10_485_761 }),
      },
    ],
  },
  sendDocumentPart: {
    'document.receive: part-follows': [
      { situation: 'a part is left out', code: 'invalid-transition', call: part({ offset: 4 }) },
      {
        situation: 'more bytes than were announced',
        code: 'invalid-transition',
        call: part({}, { sizeBytes: 7 }),
      },
    ],
    'document.receive: content-readable': [
      {
        situation: 'a PDF that is called a picture',
        code: 'document-unreadable',
        also: ['content-as-announced'],
        call: part({ data: btoa('%PDF-1.7') }),
      },
    ],
    'document.receive: content-as-announced': [
      {
        situation: 'other bytes than were announced',
        code: 'document-unreadable',
        call: part({}, { sha256: '0'.repeat(64) }),
      },
    ],
    'document.receive: content-complete': {
      selects: part({}, { sizeBytes: 9 }),
      status: 200,
      answer: { status: 'UPLOADING', receivedBytes: 8 },
    },
  },
} satisfies Partial<Situations>;
