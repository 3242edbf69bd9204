import { Button } from '@mantine/core';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './BootFailure.module.css';
import { ConfigurationError } from '#src/platform/settings/configuration.ts';

interface BootFailureProps {
  readonly thrown: unknown;
  /** True when the application was rendered successfully before. */
  readonly hasRun?: boolean;
}

/**
 * Shown when the application could not start or crashed as a whole. It needs neither store nor router nor
 * configuration.
 */
export function BootFailure({ thrown, hasRun = false }: BootFailureProps) {
  const faults = thrown instanceof ConfigurationError ? thrown.faults : null;
  const heading = hasRun ? 'The application stopped working' : 'The application could not start';
  return (
    <main className={classes.page}>
      <div className={classes.panel} role="alert">
        <Icon name="warning" size={28} />
        <h1>{faults ? 'This site is not configured correctly' : heading}</h1>
        {faults ? (
          <>
            <p>Its operator needs to correct these fields in /config.json:</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{thrown instanceof Error ? thrown.message : 'Unknown error.'}</p>
        )}
        <Button onClick={() => window.location.reload()}>Load again</Button>
      </div>
    </main>
  );
}
