import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { updateMe } from '#contracts/users/endpoints.ts';
import type { User } from '#contracts/users/user.ts';
import { useUpdateMeMutation } from '#src/customer/profile/api.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import classes from './page.module.css';
import { useAccountChanges } from './use-account-changes.ts';

/** The form for the name; if it was changed elsewhere, both versions are shown before one is saved. */
export function NameCard({ user, readOnly }: { readonly user: User; readonly readOnly: boolean }) {
  const [send] = useUpdateMeMutation();
  /** The account when the form was opened. */
  const [base, setBase] = useState(user);
  const [saved, setSaved] = useState<string | null>(null);
  const form = useContractForm(updateMe, {
    initial: { fullName: user.fullName },
    advice: { fullName: 'Enter your name, up to 120 characters' },
    toBody: ({ fullName }) => ({ fullName: fullName.trim() }),
    call: { version: base.version },
    send,
    onDone: (savedUser) => onSaved(savedUser),
  });
  const onSaved = (savedUser: User) => {
    setBase(savedUser);
    setSaved(savedUser.fullName);
    form.restart({ fullName: savedUser.fullName });
  };
  const { fullName } = form.values;
  const restart = () => form.restart({ fullName: user.fullName });
  const { isOther, outdated } = useAccountChanges({
    user,
    base,
    setBase,
    form,
    differs: (one, other) => one.fullName !== other.fullName,
    contains: (newerUser) => newerUser.fullName === fullName.trim(),
    onSaved,
    restart,
  });
  const begin = (name: string) => {
    setBase(user);
    restart();
    if (name !== user.fullName) form.set('fullName', name);
  };

  return (
    <Card beside heading="Name">
      <form {...form.props} className={classes.form}>
        <Stack>
          <TextInput
            {...form.field('fullName')}
            label="Full name"
            description="As shown on your orders and plans."
            name="name"
            autoComplete="name"
            readOnly={readOnly}
          />
          {isOther && (
            <StatusAlert color="warning" title="Your name was changed somewhere else">
              It is now “{user.fullName}”. You have entered “{fullName.trim()}”.
              <Group gap="xs" mt="xs">
                <Button size="sm" variant="default" onClick={() => begin(user.fullName)}>
                  Use “{user.fullName}”
                </Button>
                <Button size="sm" variant="default" onClick={() => begin(fullName)}>
                  Keep editing mine
                </Button>
              </Group>
            </StatusAlert>
          )}
          {outdated && !isOther && (
            <StatusAlert color="warning" title="Your account was changed somewhere else">
              Your name was not. Save it again.
            </StatusAlert>
          )}
          {form.error !== undefined && !outdated && <ProblemNotice error={form.error} />}
          {!readOnly && (
            <Group>
              <Button type="submit" loading={form.busy} disabled={!form.isDirty || isOther}>
                Save name
              </Button>
            </Group>
          )}
          {saved !== null && !form.isDirty && (
            <StatusAlert color="success" role="status">
              Saved. Your name is now {saved}.
            </StatusAlert>
          )}
        </Stack>
      </form>
    </Card>
  );
}
