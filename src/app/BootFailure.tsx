import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import classes from './BootFailure.module.css';
import { ConfigurationError } from '#src/platform/configuration.ts';

/** The application could not start, or its frame broke. Needs neither store nor router nor configuration. */
export function BootFailure({ thrown }: { thrown: unknown }) {
  const faults = thrown instanceof ConfigurationError ? thrown.faults : null;
  return (
    <main className={classes.page}>
      <div className={classes.panel} role="alert">
        <Icon name="warning" size={28} />
        <h1>{faults ? 'This site is not configured correctly' : 'The application could not start'}</h1>
        {faults ? (
          <>
            <p>Whoever runs it needs to correct these fields of /config.json:</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{thrown instanceof Error ? thrown.message : 'Nobody knows why.'}</p>
        )}
        <Button onClick={() => window.location.reload()}>Load again</Button>
      </div>
    </main>
  );
}
