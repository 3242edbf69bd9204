import type { CollateralTypeCode } from '#contracts/collateral/collateral.ts';
import type { CollateralDocumentKind } from '#contracts/collateral/document.ts';
import type { Choice } from './choice.ts';
import type { Installation } from './installation.ts';
import { euro } from './sources.ts';

/** What offering collateral needs of a customer. */
interface Customer {
  readonly as: { readonly token: string };
  readonly quoted: (choice: Choice) => Promise<{ readonly orderId: string }>;
  readonly states: (quote: { readonly orderId: string }) => Promise<unknown>;
}

/** The smallest PNG file: its signature. */
export const png = {
  kind: 'PHOTO',
  fileName: 'chain.png',
  mime: 'image/png',
  sizeBytes: 8,
  sha256: '4c4b6a3be1314ab86138bef4314dde022e600960d8689a2c8f8631802d20dab6',
} as const;
export const pngPart = { offset: 0, data: 'iVBORw0KGgo=' } as const;

/** Longer than the check of a document for malware. */
export const SCANNED = 2_000;

/** A customer who offers collateral step by step; by default gold of 1,200.00, which covers 960.00. */
export function collateralOf(backend: Installation, { as, quoted, states }: Customer) {
  const { done, wait } = backend;

  async function termsOf(type: CollateralTypeCode) {
    const { items } = await done(200, 'getCollateralTypes', {});
    const terms = items.find(({ code }) => code === type);
    if (!terms) throw new Error(`The backend has no ${type}`);
    return terms;
  }

  /** The worked example in 24 months: 960.00 financed. */
  async function securedOrder(choice: Choice = {}) {
    const { orderId } = await quoted({ offerCode: 'SEC24', ...choice });
    await states({ orderId });
    return done(200, 'submitOrder', { params: { orderId } }, as);
  }

  async function offers(orderId: string, type: CollateralTypeCode = 'GOLD_JEWELLERY', minor = 1_200_00) {
    const age = (await termsOf(type)).maxAgeYears === null ? {} : { yearMade: 2026 };
    const body = { type, description: 'Gold chain, 750', declaredValue: euro(minor), ...age };
    return done(201, 'createCollateral', { params: { orderId }, body }, as);
  }

  async function registers(collateralId: string, kind: CollateralDocumentKind = 'PHOTO') {
    const call = { params: { collateralId }, body: { ...png, kind } };
    return done(201, 'registerDocument', call, as);
  }

  async function uploads(collateralId: string, kind?: CollateralDocumentKind) {
    const { id: documentId } = await registers(collateralId, kind);
    const params = { collateralId, documentId };
    return done(200, 'sendDocumentPart', { params, body: pngPart }, as);
  }

  /** With all documents that its type needs. */
  async function documented(orderId: string, type: CollateralTypeCode = 'GOLD_JEWELLERY', minor?: number) {
    const { id } = await offers(orderId, type, minor);
    for (const kind of (await termsOf(type)).requiredDocuments) await uploads(id, kind);
    await wait(SCANNED);
    await now(id); // a request, so that the checks of the files are done
    return id;
  }

  const submits = (collateralId: string, answer: string | null = null) =>
    done(200, 'submitCollateral', { params: { collateralId }, body: { answer } }, as);

  async function handsIn(orderId: string, type?: CollateralTypeCode, minor?: number) {
    return submits(await documented(orderId, type, minor));
  }

  const now = (collateralId: string) => done(200, 'getCollateral', { params: { collateralId } }, as);
  const coverage = (orderId: string) => done(200, 'getCoverage', { params: { orderId } }, as);

  return { securedOrder, offers, registers, uploads, documented, submits, handsIn, now, coverage };
}
