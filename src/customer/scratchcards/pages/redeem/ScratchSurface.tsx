import { useEffect, useRef } from 'react';
import { clearedShare, revealedAt } from './cleared-share.ts';
import classes from './RevealPin.module.css';

/** The cells by which the scratched area is measured. */
const grid = { columns: 24, rows: 6 };

interface Props {
  readonly onCleared: () => void;
}

/**
 * A surface that is scratched off by mouse or touch. When enough is cleared, it does the same as the button beside
 * it.
 */
export function ScratchSurface({ onCleared }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const cleared = useRef(new Set<number>());
  const isDone = useRef(false);
  useEffect(() => {
    const node = canvas.current;
    const context = node?.getContext('2d');
    if (!node || !context) return;
    const { width, height } = node.getBoundingClientRect();
    const ratio = window.devicePixelRatio;
    node.width = Math.ceil(width * ratio);
    node.height = Math.ceil(height * ratio);
    context.scale(ratio, ratio);
    const { color, fontWeight, fontSize, fontFamily } = getComputedStyle(node);
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`; // the shorthand is empty beside tabular figures
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText('Scratch here', width / 2, height / 2);
  }, []);

  function scratch(clientX: number, clientY: number): void {
    const node = canvas.current;
    const context = node?.getContext('2d');
    if (!node || !context || isDone.current) return;
    const box = node.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    const radius = box.height / 3;
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
    const share = clearedShare(cleared.current, { x, y, radius, width: box.width, height: box.height }, grid);
    if (share < revealedAt) return;
    isDone.current = true;
    onCleared();
  }

  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      className={classes.surface}
      onPointerDown={({ clientX, clientY }) => scratch(clientX, clientY)}
      onPointerMove={({ buttons, clientX, clientY }) => {
        if (buttons > 0) scratch(clientX, clientY);
      }}
    />
  );
}
