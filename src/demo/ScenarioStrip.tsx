import { Button, CloseButton, Group, Popover, Stack, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { z } from '#contracts/z.ts';
import { storedValue } from '#src/platform/storage/storage.ts';
import { useServices } from '#src/platform/store/use-store.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { setConsoleOpen } from './console-open.ts';
import type { Exchanges, Losses, RunningScenario } from '#contracts/mock-in-page.ts';
import { scenarioLink, withSettings } from './demo-addresses.ts';
import classes from './ScenarioStrip.module.css';
import { ToursButton } from './ToursButton.tsx';
import { useStripHandle } from './use-running.ts';

/**
 * Says on each page which scenario runs, what is special about it and what to do: in one line where there is room for it,
 * otherwise, and when a person wants it small, in a button that opens the same.
 */
export default function ScenarioStrip({ running }: { readonly running: RunningScenario }) {
  const storage = storedValue(useServices().sessionStorage, 'tranche.small-strip', z.string());
  const [small, setSmall] = useState(() => storage.read());
  const words = wordsOf(running);
  const text = <StripText running={running} />;
  const { unknown, isDefault } = running;
  const actions = unknown !== null ? <ChooseAnother /> : isDefault ? null : <Actions running={running} />;
  return (
    <section aria-label="Scenario of the demo" className={classes.strip} data-small={small === words.title}>
      <div className={classes.whole}>
        <p className={classes.sentence}>
          <strong>{words.title}.</strong> {text}
        </p>
        <div className={classes.actions}>
          {actions}
          <CloseButton
            aria-label="Show only the name of the scenario"
            className={classes.close ?? ''}
            onClick={() => {
              storage.write(words.title);
              setSmall(words.title);
            }}
          />
        </div>
      </div>
      <Popover position="bottom-end" width={320} shadow="md" withinPortal>
        <Popover.Target>
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.name ?? ''}
            rightSection={<Icon name="chevron-down" size={16} />}
          >
            {words.title}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="xs">
            <Text size="sm">{text}</Text>
            <Group gap="xs">{actions}</Group>
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </section>
  );
}

function wordsOf(running: RunningScenario) {
  const { title, description, hint, isDefault, isFile, unknown, error, unknownArticles } = running;
  const lacking = unknownArticles.map(
    (sku) => `There is no article “${sku}”, so it was not added to the cart.`,
  );
  if (unknown === null && isDefault) return { title: 'Unknown article', text: lacking.join(' ') };
  return unknown === null
    ? {
        title: `${isFile ? 'Scenario file' : 'Scenario'}: ${title}`,
        text: [description, hint, ...lacking].join(' '),
      }
    : {
        title: error === null ? 'Unknown scenario' : 'Scenario with an error',
        text: [
          error === null
            ? `There is no scenario “${unknown}”, so the everyday one runs.`
            : `${error} The everyday one runs.`,
          ...lacking,
        ].join(' '),
      };
}

function StripText({ running }: { readonly running: RunningScenario }) {
  const exchanges = useStripHandle()?.exchanges;
  return (
    <>
      {wordsOf(running).text}
      {running.losesAnswers && exchanges && <LostAnswers exchanges={exchanges} />}
    </>
  );
}

/** How often this page has met what the scenario is about. */
function LostAnswers({ exchanges }: { readonly exchanges: Exchanges }) {
  const losses = useSyncExternalStore(exchanges.subscribe, exchanges.losses);
  return <> {lossesText(losses)}</>;
}

function lossesText({ lostAnswers, resent }: Losses): string {
  if (lostAnswers === 0) return 'No answer is lost yet.';
  const answers = lostAnswers === 1 ? '1 answer was lost' : `${lostAnswers} answers were lost`;
  return `${answers}, ${resent} sent again.`;
}

function Actions({ running: { name, address, isFile } }: { readonly running: RunningScenario }) {
  return (
    <>
      <Button
        component="a"
        variant="default"
        size="compact-sm"
        href={isFile ? address : withSettings(address, { scenario: name })}
      >
        Open it
      </Button>
      <Button component="a" variant="default" size="compact-sm" href={scenarioLink(name)}>
        {isFile ? 'Close file' : 'Reset'}
      </Button>
      <ToursButton variant="default" size="compact-sm" />
    </>
  );
}

function ChooseAnother() {
  return (
    <Button variant="default" size="compact-sm" onClick={() => setConsoleOpen(true)}>
      Choose a scenario
    </Button>
  );
}
