import { keyedHash, opened, sealed } from '#mocks/core/seal.ts';
import { invariant } from '#mocks/invariant.ts';
import type { ScratchcardRecord } from './record.ts';

/** A real backend reads this key from a key store; the mock's PINs are no secrets. */
const KEY = 'the key of the mock backend';

/** What is stored of a PIN: without the key it cannot be found by trying all PINs. */
export const pinHashOf = (pin: string): string => keyedHash(`${KEY}/hash`, pin);

const sealOf = (cardId: string) => `${KEY}/seal/${cardId}`;

export const sealedPin = (cardId: string, pin: string): string => sealed(pin, sealOf(cardId));

/** The PIN of a digital card that can be revealed. */
export function openedPin({ id, pinCipher }: Pick<ScratchcardRecord, 'id' | 'pinCipher'>): string {
  invariant(pinCipher !== null, `The PIN of ${id} was not kept.`);
  return opened(pinCipher, sealOf(id));
}
