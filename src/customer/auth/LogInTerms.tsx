import { Text } from '@mantine/core';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

/** The legal links below the login form, and below its placeholder. */
export function LogInTerms() {
  return (
    <Text size="sm" c="dimmed" maw="27.5rem">
      By logging in you accept the <AppLink to={paths.privacy()}>privacy notice</AppLink>. Never share this
      code. We will never ask for it.
    </Text>
  );
}
