import { Button, Checkbox, Group, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { updatePreferences } from '#contracts/users/endpoints.ts';
import { Preferences } from '#contracts/users/preferences.ts';
import type { User } from '#contracts/users/user.ts';
import { usePost, useWaitingText } from '#src/api/outbox/use-outbox.ts';
import { useUpdatePreferencesMutation } from '#src/customer/profile/preferences-api.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import classes from './page.module.css';
import { channelNames, fieldsOf, preferencesOf } from './preference-fields.ts';
import { PreferencesConflict } from './PreferencesConflict.tsx';
import { QuietHoursFields } from './QuietHoursFields.tsx';
import { useAccountChanges } from './use-account-changes.ts';
import { z } from '#contracts/z.ts';
import { selectOutbox } from '#src/api/outbox/slice.ts';

const differs = (one: User, other: User) =>
  JSON.stringify(fieldsOf(one.preferences)) !== JSON.stringify(fieldsOf(other.preferences));

interface Props {
  /** As the backend has it. */
  readonly account: User;
  readonly readOnly: boolean;
}

/** How and when messages are sent. A change made offline is sent when the network is back. */
export function PreferencesCard({ account, readOnly }: Props) {
  const { online } = useAppSelector(selectShell);
  const [send] = useUpdatePreferencesMutation();
  const post = usePost();
  const { preferences: waiting, note } = useWaitingPreferences();
  const user = waiting ? { ...account, preferences: waiting } : account;
  /** The account when the form was opened. */
  const [base, setBase] = useState(user);
  const [saved, setSaved] = useState(false);
  const form = useContractForm(updatePreferences, {
    initial: fieldsOf(user.preferences),
    advice: {
      channels: 'Choose how we contact you',
      marketing: 'Choose whether you get offers',
      quietHours: 'Enter two different times, e.g. 21:00 and 08:00',
    },
    toBody: preferencesOf,
    call: { version: base.version },
    send: async (call) => {
      if (online && !waiting) return send(call); // what waits is sent first
      post({ operation: 'updatePreferences', body: call.body, version: call.version });
      return { data: { ...base, preferences: call.body } };
    },
    onDone: (savedUser) => onSaved(savedUser),
  });
  const onSaved = (savedUser: User) => {
    setBase(savedUser);
    setSaved(true);
    form.restart(fieldsOf(savedUser.preferences));
  };
  const { channels, quietHours } = form.values;
  const restart = () => form.restart(fieldsOf(user.preferences));
  const { isOther, outdated } = useAccountChanges({
    user,
    base,
    setBase: (newerUser) => {
      setBase(newerUser);
      if (differs(newerUser, base)) setSaved(false); // what waited was refused, or it was changed again elsewhere
    },
    form,
    differs,
    contains: (newerUser) => !differs(newerUser, { ...user, preferences: preferencesOf(form.values) }),
    onSaved,
    restart,
  });
  const begin = () => {
    setBase(user);
    restart();
  };
  const keep = (chosen: Preferences) => {
    begin();
    form.setAll(fieldsOf(chosen));
  };
  const setQuiet = (change: Partial<typeof quietHours>) =>
    form.set('quietHours', { ...quietHours, ...change });

  return (
    <Card beside heading="Messages" lead="Messages about security and late payments are always sent.">
      <form {...form.props} className={classes.form}>
        <Stack>
          <Checkbox.Group
            {...form.field('channels')}
            value={[...channels]}
            label="How we contact you"
            readOnly={readOnly}
          >
            <Stack gap="xs" mt="xs">
              {channelNames.map(([value, label]) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Switch
            {...form.field('marketing', { type: 'checkbox' })}
            size="md"
            label="Offers and news"
            disabled={readOnly}
          />
          <Switch
            size="md"
            label="Quiet hours"
            description="Until they end, you only get security messages."
            checked={quietHours.on}
            disabled={readOnly}
            onChange={(event) => setQuiet({ on: event.currentTarget.checked })}
          />
          {quietHours.on && (
            <QuietHoursFields
              from={quietHours.from}
              to={quietHours.to}
              field={form.field('quietHours')}
              onChange={setQuiet}
            />
          )}
          {isOther && (
            <PreferencesConflict
              chosen={preferencesOf(form.values)}
              saved={user.preferences}
              onTake={begin}
              onKeep={() => keep(preferencesOf(form.values))}
            />
          )}
          {outdated && !isOther && (
            <StatusAlert color="warning" title="Your account was changed somewhere else">
              Look at what you have chosen, and save it again.
            </StatusAlert>
          )}
          {form.error !== undefined && !outdated && <ProblemNotice error={form.error} />}
          {!readOnly && (
            <Group>
              <Button type="submit" loading={form.busy} disabled={!form.isDirty || isOther}>
                Save preferences
              </Button>
            </Group>
          )}
          {!form.isDirty && waiting && (
            <StatusAlert color="warning" role="status">
              {note}
            </StatusAlert>
          )}
          {!form.isDirty && !waiting && saved && !differs(account, base) && (
            <StatusAlert color="success" role="status">
              Saved.
            </StatusAlert>
          )}
        </Stack>
      </form>
    </Card>
  );
}

/** The latest preferences that wait to be sent, null without any, and what to say about them. */
function useWaitingPreferences() {
  const latest = useAppSelector(selectOutbox).findLast(({ operation }) => operation === 'updatePreferences');
  const note = useWaitingText();
  return { preferences: latest ? (z.safeParse(Preferences, latest.body).data ?? null) : null, note };
}
