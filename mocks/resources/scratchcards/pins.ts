import { keyedHash, opened, sealed } from '#mocks/core/seal.ts';
import { dammDigit } from '#contracts/scratchcards/damm.ts';
import type { Random } from '#mocks/store/random.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { ScratchcardRecord } from './record.ts';

/** A real backend reads this key from a key store; the mock's PINs are not secret. */
const KEY = 'the key of the mock backend';

/** Hashes a PIN with the key, so that it cannot be found by trying all PINs without the key. */
export const pinHashOf = keyedHash(`${KEY}/hash`);

const sealOf = (scratchcardId: string) => `${KEY}/seal/${scratchcardId}`;

export const sealedPin = (scratchcardId: string, pin: string): string => sealed(pin, sealOf(scratchcardId));

/** Returns 15 random digits and their check digit; never sixteen zeros. */
export function newPin(random: Random): string {
  const digits = random.digits(15);
  return /^0+$/.test(digits) ? newPin(random) : digits + dammDigit(digits);
}

/** Decrypts the stored PIN of a scratchcard. */
export function openedPin({ id, pinCipher }: Pick<ScratchcardRecord, 'id' | 'pinCipher'>): string {
  invariant(pinCipher !== null, `The PIN of ${id} was not kept.`);
  return opened(pinCipher, sealOf(id));
}
