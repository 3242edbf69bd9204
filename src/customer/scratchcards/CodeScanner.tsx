import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { codeIn } from './code-in.ts';
import classes from './CodeScanner.module.css';
import { type CameraState, useCamera } from './use-camera.ts';
import { useQrCodes } from './use-qr-codes.ts';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';

const troubles: Readonly<Record<Exclude<CameraState, 'asking' | 'on'>, string>> = {
  refused:
    'This browser does not let the page use the camera. Allow it in the settings of this site, or type the code.',
  busy: 'Another application uses the camera. Close it and try again, or type the code.',
  missing: 'No camera was found on this device. Type the code instead.',
};

interface Props {
  readonly onCode: (code: string) => void;
  /** Called when the code is to be typed instead. */
  readonly onType: () => void;
  readonly onClose: () => void;
}

/**
 * Reads the code from the QR code on a scratchcard with the camera. The picture stays on this device and does not
 * show the PIN.
 */
export default function CodeScanner({ onCode, onType, onClose }: Props) {
  const { video, state, again } = useCamera();
  const [isOther, setOther] = useState(false);
  useQrCodes(video, state === 'on', (texts) => {
    const code = texts.map(codeIn).find((each) => each !== null);
    if (code) onCode(code);
    else if (texts.length > 0) setOther(true);
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Scan the code on the card"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      {state === 'asking' || state === 'on' ? (
        <Stack gap="sm">
          <div className={classes.frame} data-on={state === 'on' || undefined}>
            <video
              ref={video}
              className={classes.picture}
              muted
              playsInline
              aria-label="Picture of the camera"
            />
            {state === 'asking' && <Text size="sm">Your browser asks whether to use the camera.</Text>}
          </div>
          <Text size="sm" c="dimmed" role="status">
            {isOther
              ? 'This is not the QR code of a scratchcard. Try the one on the back of the card.'
              : 'Hold the card’s QR code in the frame to fill in its code. The PIN has to be typed.'}
          </Text>
        </Stack>
      ) : (
        <Stack gap="sm">
          <StatusAlert color="warning" role="alert">
            {troubles[state]}
          </StatusAlert>
          <Group gap="xs">
            <Button variant="default" size="sm" onClick={again}>
              Try again
            </Button>
            <Button size="sm" onClick={onType}>
              Type the code
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
