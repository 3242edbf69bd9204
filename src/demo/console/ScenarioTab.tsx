import { Alert, Button, Group, NativeSelect, NavLink, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { entityTypes } from '#contracts/entities.ts';
import { api } from '#src/api/api.ts';
import { draftCleared } from '#src/customer/draft/draft.ts';
import type { DemoPerson } from '#contracts/mock-in-page.ts';
import { selectRole, signedOut } from '#src/platform/session/session.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';
import { CopyText } from '#src/ui/parts/CopyText.tsx';
import { scenarioLink, tourLink } from '#src/demo/demo-addresses.ts';
import { tours } from '#src/demo/tours/tours.ts';
import { capitalised } from '#src/ui/format/capitalised.ts';
import { againAddress, personAddress } from './addresses.ts';
import { WrittenScenario } from './WrittenScenario.tsx';
import type { Console, ConsoleHandle } from '#contracts/mock-in-page.ts';

const names: Readonly<Record<DemoPerson, string>> = {
  customer: 'Mira, a customer',
  administrator: 'An administrator',
  approver: 'Second administrator',
  viewer: 'Read-only administrator',
};

const profileNames: Readonly<Record<PolicyProfileName, string>> = {
  GENERIC: 'Generic',
  EU: 'European Union',
  UK_DPC: 'United Kingdom',
  KSA_BNPL: 'Saudi Arabia',
};

const people = Object.keys(names) as DemoPerson[]; // Object.keys loses the literal keys

const personOf = { CUSTOMER: 'customer', ADMINISTRATOR: 'administrator' } as const;

interface Props {
  readonly handle: ConsoleHandle;
  readonly backend: Console;
}

/** Chooses the data of the demo and the person who uses it, and has a link that shows the same to others. */
export function ScenarioTab({ handle, backend }: Props) {
  const { pathname, search } = useLocation();
  const role = useAppSelector(selectRole);
  const dispatch = useAppDispatch();
  const [profile, setProfile] = useState(backend.profile);
  /** The scenario whose data are being made again. */
  const [pending, setPending] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const file = backend.openedFile();
  const running = file ? null : handle.scenario;
  const here = {
    address: pathname + search,
    scenario: handle.scenario,
    as: role === null ? null : personOf[role],
  };

  /** Begins the running scenario again, on this page. */
  async function reset(): Promise<void> {
    setPending(handle.scenario);
    setFailed(false);
    await new Promise<void>((resolve) => void whenRendered(resolve)); // a large scenario blocks the page for seconds
    try {
      await backend.reset();
      dispatch(draftCleared()); // its order and its keys belong to the replaced data
      dispatch(signedOut()); // so does the session, which would be taken for one that expired
      window.location.assign(againAddress({ ...here, day: null }));
    } catch {
      setPending(null);
      setFailed(true);
    }
  }

  return (
    <Stack gap="md">
      <Group gap="xs">
        <Button variant="default" size="sm" disabled={pending !== null} onClick={() => void reset()}>
          Reset data
        </Button>
        <CopyText
          label="Copy link"
          text={
            window.location.origin +
            againAddress({
              ...here,
              day: backend.today(),
              profile: profile === 'EU' ? null : profile,
            })
          }
        />
        <WrittenScenario backend={backend} here={here} />
      </Group>
      <Text size="sm" c="dimmed">
        The link opens this page in the same scenario on the same day, with the scenario’s own data.
      </Text>
      {hasFailed && (
        <Alert color="error" title="The data could not be reset">
          Nothing was changed. Try again, or reload the page.
        </Alert>
      )}
      {file && (
        <section aria-labelledby="demo-file">
          <Title order={3} size="sm" id="demo-file">
            Scenario file: {file.title}
          </Title>
          <Text size="sm">
            {file.description} {file.hint}
          </Text>
          <Text size="sm" c="dimmed">
            It was opened in place of the scenario “{handle.scenario}”, to which “Reset data” returns.
          </Text>
        </section>
      )}
      <section aria-labelledby="demo-people">
        <Title order={3} size="sm" id="demo-people" mb="2xs">
          Log in as
        </Title>
        <Group gap="xs">
          {people.map((person) => (
            <Button key={person} component="a" variant="default" size="sm" href={personAddress(person)}>
              {names[person]}
            </Button>
          ))}
        </Group>
      </section>
      <NativeSelect
        label="Jurisdiction"
        description="Its limits count for what a customer signs from now on."
        data={backend.profiles.map((value) => ({ value, label: profileNames[value] }))}
        value={profile}
        onChange={({ currentTarget: { value } }) => {
          const chosen = backend.profiles.find((name) => name === value);
          if (!chosen) return;
          setProfile(chosen);
          void backend.chooseProfile(chosen).then(() => dispatch(api.util.invalidateTags([...entityTypes])));
        }}
      />
      <section aria-labelledby="demo-tours">
        <Title order={3} size="sm" id="demo-tours">
          Guided tours
        </Title>
        <Text size="sm" c="dimmed">
          Each begins its scenario again and points at one part of the pages after another.
        </Text>
        {Object.entries(tours).map(([name, { title, special }]) => (
          <NavLink
            key={name}
            href={tourLink(name)}
            label={title}
            description={special}
            disabled={pending !== null}
          />
        ))}
      </section>
      <section aria-labelledby="demo-scenarios">
        <Title order={3} size="sm" id="demo-scenarios">
          Scenarios
        </Title>
        <Text size="sm" c="dimmed">
          Choosing one resets its data and opens the page that shows it.
        </Text>
        {backend.scenarios.map((scenario) => (
          <NavLink
            key={scenario.name}
            href={scenarioLink(scenario.name)}
            label={capitalised(scenario.title)}
            description={
              scenario.name === pending ? 'Preparing the data…' : (scenario.error ?? scenario.description)
            }
            active={scenario.name === running}
            aria-current={scenario.name === running ? 'true' : undefined}
            disabled={pending !== null || scenario.error !== null}
          />
        ))}
      </section>
    </Stack>
  );
}
