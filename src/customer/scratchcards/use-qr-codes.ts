import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The used part of the browser's barcode detector, which TypeScript's DOM types lack. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const everyMs = 250;

function detectorOf(global: object): Detector | null {
  const Found: unknown = Reflect.get(global, 'BarcodeDetector');
  // as the specification defines it
  return typeof Found === 'function' ? new (Found as DetectorClass)({ formats: ['qr_code'] }) : null;
}

/** Looks for QR codes in a video while it is on, and passes the texts of those in its picture. */
export function useQrCodes(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onTexts: (texts: readonly string[]) => void,
): void {
  const onFound = useEffectEvent(onTexts);
  useEffect(() => {
    const detector = isOn ? detectorOf(globalThis) : null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    async function scan(): Promise<void> {
      const picture = video.current;
      if (!isOpen || !detector || !picture) return;
      const barcodes = picture.readyState >= 2 ? await detector.detect(picture).catch(() => []) : [];
      if (!isOpen) return;
      timer = setTimeout(() => void scan(), everyMs);
      onFound(barcodes.map(({ rawValue }) => rawValue));
    }
    void scan();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [isOn, video]);
}
