import { autofillCode, isCodeAwaited, watchCodeAwaited } from './code-autofill.ts';

/** What TypeScript's library lacks of WebOTP. */
interface MessageRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly 'sms'[] };
}

const hasCode = (credential: object): credential is { readonly code: string } =>
  'code' in credential && typeof credential.code === 'string';

let isWatching = false;
let request: AbortController | null = null;

/**
 * Waits for the code of a text message while a form waits for one, and offers it to the form after the person has
 * agreed in the browser's own dialog.
 */
async function followForms(): Promise<void> {
  if (!isCodeAwaited()) {
    request?.abort();
    request = null;
    return;
  }
  if (request !== null) return;
  request = new AbortController();
  const options: MessageRequest = { otp: { transport: ['sms'] }, signal: request.signal };
  // Rejects when the person declines, or when no form waits any more.
  const credential = await navigator.credentials.get(options).catch(() => null);
  if (credential !== null && hasCode(credential)) autofillCode(credential.code);
}

/** Fills in the codes of text messages from now on, where the browser can. */
export function watchTextMessages(): void {
  if (isWatching || !('OTPCredential' in window)) return;
  isWatching = true;
  watchCodeAwaited(() => void followForms());
  void followForms();
}
