import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { entityTypes } from '#contracts/entities.ts';
import { api } from '#src/api/api.ts';
import { daysAfter } from '#src/demo/console/days-after.ts';
import { useConsoleHandle } from '#src/demo/console/use-console-handle.ts';
import { withSettings } from '#src/demo/demo-addresses.ts';
import type { Step } from '#src/demo/tours/tour.ts';
import { loadRecovering } from '#src/platform/browser/load-recovering.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { keepsEscape } from './keeps-escape.ts';

interface Props {
  readonly ends: Step['ends'];
  /** Called with the page that was opened, if it is another one. */
  readonly onGoOn: (opened?: string) => void;
  /** Moves the focus to what the step points at; null while the page does not show it. */
  readonly onShow: (() => void) | null;
}

const main = { size: 'compact-sm', ...keepsEscape } as const;
const minor = { ...main, variant: 'default' } as const;

/** What leads on from a step, and to the part of the page that it points at. */
export function StepButtons({ ends, onGoOn, onShow }: Props) {
  return (
    <>
      {ends.by === 'seeing' && (
        <Button {...main} onClick={() => onGoOn()}>
          Next
        </Button>
      )}
      {ends.by === 'opening' && (
        <Button
          {...main}
          component="a"
          href={withSettings(ends.page, { as: ends.as })}
          onClick={() => onGoOn(ends.page)}
        >
          {ends.label}
        </Button>
      )}
      {ends.by === 'waiting' && <DaysButton {...ends} onGoOn={onGoOn} />}
      {onShow && (
        <Button {...minor} onClick={onShow}>
          Go to it
        </Button>
      )}
      {ends.by === 'doing' && (
        <Button {...minor} onClick={() => onGoOn()}>
          Skip
        </Button>
      )}
    </>
  );
}

type DaysProps = Extract<Step['ends'], { readonly by: 'waiting' }> & Pick<Props, 'onGoOn'>;

/** Moves the business date, as the console does. */
function DaysButton({ days, label, onGoOn }: DaysProps) {
  const handle = useConsoleHandle();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'busy' | 'failed' | null>(null);
  async function pass(): Promise<void> {
    if (!handle) return;
    setState('busy');
    try {
      const backend = await loadRecovering(() => handle.openConsole());
      await backend.moveTo(daysAfter(backend.today(), days));
      dispatch(api.util.invalidateTags([...entityTypes])); // what depends on the day alone is not in the feed
      onGoOn();
    } catch {
      setState('failed');
    }
  }
  return (
    <>
      <Button {...main} loading={state === 'busy'} onClick={() => void pass()}>
        {label}
      </Button>
      {state === 'failed' && (
        <Text size="sm" c="error" role="alert">
          The clock could not be moved. Reload the page and try again.
        </Text>
      )}
    </>
  );
}
