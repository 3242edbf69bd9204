import type { LegalDocument } from '#contracts/legal/document.ts';
import { sha256Of } from '#mocks/core/session.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

type Kind = LegalDocument['kind'];
export type LegalText = Omit<LegalDocument, 'hash'>;

const documents: Readonly<Record<Kind, LegalDocument>> = {
  terms: withHash(terms),
  privacy: withHash(privacy),
};

/** The text in force. Confirming an order names its version and hash. */
export function currentDocument(kind: Kind): LegalDocument {
  return documents[kind];
}

export const getDocument: HandlerOf<'getDocument'> = ({ params, reply }) =>
  reply(200, currentDocument(params.kind));

/** The hash is of all that is read, in reading order, one piece a line; so it does not hang on how JSON is written. */
function withHash(text: LegalText): LegalDocument {
  const sections = text.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  const read = [text.kind, text.version, text.effectiveFrom, text.title, ...text.summary, ...sections];
  return { ...text, hash: sha256Of(read.join('\n')) };
}
