import { openBackend } from '#tests/kit/backend.ts';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { problemIn } from '#tests/kit/client.ts';
import { png, SCANNED } from '#tests/kit/collateral.ts';
import { administrators } from '#tests/kit/people.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';
import { withReviewer } from '#tests/kit/secured-purchase.ts';

describe('documents', () => {
  test('are uploaded in parts and continue where they stopped', async () => {
    const { backend, customer, collateral } = await withReviewer(await openBackend());
    const { id: orderId } = await collateral.securedOrder();
    const { id: collateralId } = await collateral.offers(orderId);
    // The signature of a PNG file, and an x.
    const sha256 = '1cd153041b3d879295c47092b98f7458eb01d021db67f47e8d7f76d93d8b8ff5';
    const announced = { params: { collateralId }, body: { ...png, sizeBytes: 9, sha256 } };
    const { id: documentId } = await backend.done(201, 'registerDocument', announced, customer.as);
    const params = { collateralId, documentId };
    const part = (offset: number, data: string) =>
      backend.done(200, 'sendDocumentPart', { params, body: { offset, data } }, customer.as);
    expect(await part(0, 'iVBORw0KGgo=')).toMatchObject({ status: 'UPLOADING', receivedBytes: 8 });
    expect(await backend.done(200, 'getDocumentUpload', { params }, customer.as)).toMatchObject({
      receivedBytes: 8,
    });
    expect(await part(8, 'eA==')).toMatchObject({ status: 'SCANNING', receivedBytes: 9 });
    await backend.wait(SCANNED);
    expect((await collateral.now(collateralId)).documents).toMatchObject([{ status: 'ACCEPTED' }]);
    expect(backend.store.tables.uploads.size).toBe(0);
  });

  test('its type is known from parts of a few bytes', async () => {
    const { backend, customer, collateral } = await withReviewer(await openBackend());
    const { id: orderId } = await collateral.securedOrder();
    const { id: collateralId } = await collateral.offers(orderId);
    const sends = async (text: string) => {
      const sha256 = createHash('sha256').update(text).digest('hex');
      const body = {
        kind: 'PHOTO',
        fileName: 'a.pdf',
        mime: 'application/pdf',
        sizeBytes: 9,
        sha256,
      } as const;
      const { id } = await backend.done(
        201,
        'registerDocument',
        { params: { collateralId }, body },
        customer.as,
      );
      const params = { collateralId, documentId: id };
      const part = (offset: number) => ({
        params,
        body: { offset, data: btoa(text.slice(offset, offset + 3)) },
      });
      await backend.done(200, 'sendDocumentPart', part(0), customer.as);
      return { part, second: await backend.ask('sendDocumentPart', { ...part(3), ...customer.as }) };
    };
    const { part } = await sends('%PDF-1.7\n');
    const { status } = await backend.done(200, 'sendDocumentPart', part(6), customer.as);
    expect(status).toBe('SCANNING');
    expect(problemIn((await sends('%PDX-1.7\n')).second).code).toBe('document-unreadable');
  });

  test('one that is being checked is not required again', async () => {
    const { backend, collateral } = await withReviewer(await openBackend());
    const { id: orderId } = await collateral.securedOrder();
    const { id } = await collateral.offers(orderId);
    const reason = async () =>
      (await collateral.now(id)).actions.find(({ action }) => action === 'submit')?.reason ?? null;
    expect(await reason()).toBe('Still needed: a photo, proof of ownership.');
    await collateral.uploads(id, 'PHOTO');
    expect(await reason()).toBe('Still needed: proof of ownership. Being checked: a photo.');
    await collateral.uploads(id, 'OWNERSHIP');
    expect(await reason()).toBe('Being checked: a photo, proof of ownership.');
    await backend.wait(SCANNED);
    expect(await reason()).toBeNull();
  });

  test.each([
    ['in one part', [77]],
    ['in two parts, across whose border it lies', [50, 27]],
  ])('the file that every scanner reports is rejected, sent %s', async (_how, sizes) => {
    const { backend, customer, collateral } = await withReviewer(await openBackend());
    const { id: orderId } = await collateral.securedOrder();
    const { id: collateralId } = await collateral.offers(orderId);
    // EICAR's test file inside a PDF
    const text = `%PDF-1.7 X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const body = { ...png, mime: 'application/pdf', fileName: 'x.pdf', sizeBytes: text.length, sha256 };
    const document = await backend.done(
      201,
      'registerDocument',
      { params: { collateralId }, body },
      customer.as,
    );
    const params = { collateralId, documentId: document.id };
    expect(sizes.reduce((sum, size) => sum + size)).toBe(text.length);
    let offset = 0;
    for (const size of sizes) {
      const data = btoa(text.slice(offset, offset + size));
      await backend.done(200, 'sendDocumentPart', { params, body: { offset, data } }, customer.as);
      offset += size;
    }
    await backend.wait(SCANNED);
    expect((await collateral.now(collateralId)).documents).toMatchObject([
      { status: 'REJECTED', rejectReason: 'MALWARE' },
    ]);
  });
});

describe('the content that a reviewer reads', () => {
  /** A PDF of 400,000 bytes in seven parts, which a reviewer gets in two. */
  async function large() {
    const { backend, customer, collateral, risk } = await withReviewer(await openBackend());
    const { id: orderId } = await collateral.securedOrder();
    const { id: collateralId } = await collateral.offers(orderId);
    const bytes = Uint8Array.from({ length: 400_000 }, (_, at) => (at * 31) % 251);
    bytes.set(new TextEncoder().encode('%PDF-1.7'));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const announced = { ...png, mime: 'application/pdf', sizeBytes: bytes.length, sha256 };
    const call = { params: { collateralId }, body: announced };
    const { id: documentId } = await backend.done(201, 'registerDocument', call, customer.as);
    const params = { collateralId, documentId };
    for (let offset = 0; offset < bytes.length; offset += 65_536) {
      const data = Buffer.from(bytes.subarray(offset, offset + 65_536)).toString('base64');
      await backend.done(200, 'sendDocumentPart', { params, body: { offset, data } }, customer.as);
    }
    return { backend, customer, collateral, bytes, params, token: risk.token };
  }

  test('is byte for byte what the customer uploaded, once it is accepted', async () => {
    const { backend, collateral, bytes, params, token } = await large();
    const at = (offset?: number) => ({ token, params, ...(offset && { query: { offset } }) });
    expect((await backend.ask('getDocumentContent', at())).status).toBe(404); // it is being checked
    await backend.wait(SCANNED);
    await collateral.now(params.collateralId);
    const first = await backend.get('getDocumentContent', at());
    expect(first.nextOffset).toBe(393_216);
    const second = await backend.get('getDocumentContent', at(393_216));
    expect(second.nextOffset).toBeNull();
    expect(Buffer.from(first.data + second.data, 'base64').equals(bytes)).toBe(true);
    const behind = problemIn(await backend.ask('getDocumentContent', at(400_000)));
    expect(behind).toMatchObject({ code: 'validation-failed', errors: [{ pointer: '/query/offset' }] });
  });

  test('is not available to support, nor after the file was removed', async () => {
    const { backend, customer, collateral, params, token } = await large();
    await backend.wait(SCANNED);
    await collateral.now(params.collateralId);
    const support = { token: await backend.signIn(administrators.SUPPORT), params };
    const problem = problemIn(await backend.ask('getDocumentContent', support));
    expect(problem).toMatchObject({ code: 'forbidden', requiredPermission: 'collateral.review' });
    const details = await backend.get('getCollateralAsAdministrator', support);
    expect(details.mayReadDocuments).toBe(false);
    expect(details.actions.every(({ allowed }) => !allowed)).toBe(true);
    expect((await backend.get('getCollateralAsAdministrator', { token, params })).mayReadDocuments).toBe(
      true,
    );
    await backend.done(204, 'removeDocument', { params }, customer.as);
    expect(backend.store.tables.uploadParts.size).toBe(0);
  });
});

takesTransitions('commands/collateral/documents');
