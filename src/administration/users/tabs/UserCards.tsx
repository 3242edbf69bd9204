import { Text } from '@mantine/core';
import type { UserDetails } from '#contracts/users/user.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';

/** A customer's saved cards; only their last digits are known. */
export function UserCards({ user: { cards } }: { readonly user: UserDetails }) {
  if (cards.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No saved cards.
      </Text>
    );
  return (
    <SmallTable
      columns={['Name', 'Card', 'Saved']}
      rows={cards.map(({ id, name, label, savedAt }) => ({
        key: id,
        cells: [name, label, <DateTimeText key="saved" value={savedAt} form="day" />],
      }))}
    />
  );
}
