import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { countText } from '#src/ui/format/formats.ts';
import { limitChoices, rowRange } from './list-url.ts';
import type { ListControl } from './use-list-query.ts';

interface Props {
  readonly control: ListControl;
  readonly rows: number;
  readonly total: number | null;
  readonly nextCursor: string | null;
  readonly busy: boolean;
}

/** The pager: the range ("1–25 of 10,000"), the page size, and the buttons for the next and previous page. */
export function ListPager({ control, rows, total, nextCursor, busy }: Props) {
  const { locale } = useConfiguration();
  const { limit, page } = control.view;
  const choices = [...new Set([limit, ...limitChoices])].toSorted((a, b) => a - b);
  const range = total === null ? null : rowRange(control.view, { rows, total, isLast: nextCursor === null });
  // A list that fits the shortest page needs no pager.
  const turns = range !== null && total !== null && (total > Math.min(limitChoices[0], limit) || page > 1);
  const rangeText =
    range && total !== null
      ? `${countText(range.first, locale)}–${countText(range.last, locale)} of ${countText(total, locale)}`
      : '';
  return (
    <Group gap="sm" justify="space-between">
      <Text role="status" translate="no" size="sm" c="dimmed">
        {rangeText}
      </Text>
      {turns && (
        <Group gap="xs">
          <NativeSelect
            aria-label="Rows per page"
            size="xs"
            data={choices.map((choice) => ({ value: String(choice), label: `${choice} rows` }))}
            value={String(limit)}
            onChange={(event) => control.setLimit(Number(event.currentTarget.value))}
          />
          <Group component="nav" aria-label="Pages" gap="xs">
            <Button
              variant="default"
              size="xs"
              disabled={busy || control.view.page === 1}
              onClick={() => control.previous()}
            >
              {control.previousIsFirst ? 'First page' : 'Previous'}
            </Button>
            <Button
              variant="default"
              size="xs"
              disabled={busy || nextCursor === null}
              onClick={() => nextCursor !== null && control.next(nextCursor)}
            >
              Next
            </Button>
          </Group>
        </Group>
      )}
    </Group>
  );
}
