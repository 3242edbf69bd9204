import { Alert, Modal, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeIn } from './code-in.ts';
import classes from './CodeScanner.module.css';

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

interface Props {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/**
 * Reads the code from the QR code on a scratchcard with the camera. The picture stays on this device and does not
 * show the PIN.
 */
export default function CodeScanner({ onCode, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [refused, setRefused] = useState(false);
  const found = useEffectEvent(onCode);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const detector = detectorOf(globalThis);
    async function look(): Promise<void> {
      const picture = video.current;
      if (!isOpen || !detector || !picture) return;
      const seen = picture.readyState >= 2 ? await detector.detect(picture).catch(() => []) : [];
      const [code] = seen.flatMap(({ rawValue }) => codeIn(rawValue) ?? []);
      if (!isOpen) return;
      if (code !== undefined) found(code);
      else timer = setTimeout(() => void look(), everyMs);
    }
    async function start(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (!isOpen || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        await look();
      } catch {
        if (isOpen) setRefused(true);
      }
    }
    function stop(): void {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    void start();
    return () => {
      isOpen = false;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Scan the code on the card"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      {refused ? (
        <Alert color="warning">The camera can’t be used here. Type the code instead.</Alert>
      ) : (
        <>
          <video
            ref={video}
            className={classes.picture}
            muted
            playsInline
            aria-label="Picture of the camera"
          />
          <Text size="sm" c="dimmed" mt="sm">
            Hold the QR code in front of the camera. It fills the code in; the PIN is typed.
          </Text>
        </>
      )}
    </Modal>
  );
}
