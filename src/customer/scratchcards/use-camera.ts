import { useEffect, useRef, useState } from 'react';

/** `asking` lasts until the person has answered the browser's question and the picture is there. */
export type CameraState = 'asking' | 'on' | 'refused' | 'busy' | 'missing';

/** The failures that `getUserMedia` specifies; anything else means that there is no camera for this page. */
const failures: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const stateAfter = (thrown: unknown): CameraState =>
  (thrown instanceof DOMException && failures[thrown.name]) || 'missing';

/**
 * Shows the camera's picture in the element of `video` while the component is mounted; `again` asks for it once more.
 */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOpen = true;
    function stop(): void {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    async function start(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (!isOpen || !video.current) return stop();
        for (const track of stream.getTracks()) track.addEventListener('ended', () => setState('missing'));
        video.current.srcObject = stream;
        await video.current.play();
        if (isOpen) setState('on');
      } catch (thrown) {
        stop();
        if (isOpen) setState(stateAfter(thrown));
      }
    }
    void start();
    return () => {
      isOpen = false;
      stop();
    };
  }, [attempt]);
  const again = () => {
    setState('asking');
    setAttempt(attempt + 1);
  };
  return { video, state, again };
}
