import { useEffect, useRef } from 'react';
import { clearedShare, revealedAt } from './cleared-share.ts';
import classes from './RevealPin.module.css';

/** Cells in which the surface is measured. */
const grid = { columns: 24, rows: 6 };

interface Props {
  readonly onCleared: () => void;
}

/** A surface that pointer or finger scratch off; enough of it cleared is the same as the button beside it. */
export function ScratchSurface({ onCleared }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const cleared = useRef(new Set<number>());
  const isDone = useRef(false);
  useEffect(() => {
    const node = canvas.current;
    const context = node?.getContext('2d');
    if (!node || !context) return;
    const { width, height } = node.getBoundingClientRect();
    node.width = Math.ceil(width);
    node.height = Math.ceil(height);
    context.fillStyle = getComputedStyle(node).color;
    context.fillRect(0, 0, node.width, node.height);
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
