import {
  Alert,
  Button,
  Checkbox,
  Modal,
  Progress,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core';
import { useState } from 'react';
import { lackingPermission } from '#contracts/lacking-permission.ts';
import type { QueryArguments } from '#contracts/query.ts';
import { useSignedInAdministrator } from '#src/kits/actions/use-signed-in-administrator.ts';
import type { Column } from '#src/kits/lists/columns/column.ts';
import { chosenWords } from '#src/kits/lists/filters/filter-words.ts';
import type { ListEndpoint } from '#contracts/list-types.ts';
import { useCalendar } from '#src/kits/lists/filters/use-calendar.ts';
import { useFilterFormats } from '#src/kits/lists/filters/use-filter-formats.ts';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { countText } from '#src/ui/format/formats.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { exportFields } from './fields.ts';
import { fileFormats, type FormatName, readerOf } from './file-formats.ts';
import { type ExportState, useExport } from './use-export.ts';

export interface ExportDialogProps<Row> {
  readonly name: string;
  readonly endpoint: ListEndpoint;
  readonly params?: Readonly<Record<string, string>>;
  readonly query: QueryArguments;
  readonly control: Pick<ListControl, 'filters' | 'view'>;
  /** The columns that are shown. */
  readonly columns: readonly Column<Row>[];
  /** How many rows match. */
  readonly total: number;
  readonly keyOf: (row: Row) => string;
  /** The ids of the selected ones of them; null if none are, or all. */
  readonly selected?: ReadonlySet<string> | null;
  readonly onClose: () => void;
}

const closeLabels = { idle: 'Cancel', failed: 'Cancel', stopped: 'Close', done: 'Done' } as const;

/** Describes the contents of the export before it starts, then shows its progress. */
export function ExportDialog<Row>(props: ExportDialogProps<Row>) {
  const { name, endpoint, params, query, control, columns, total, keyOf, selected = null, onClose } = props;
  const { locale, timeZone } = useConfiguration();
  const { today } = useCalendar();
  const [format, setFormat] = useState<FormatName>('csv');
  const [withMark, setWithMark] = useState(true);
  const [which, setWhich] = useState(selected ? 'selected' : 'all');
  const only = which === 'selected' ? selected : null;
  const expectedRows = only?.size ?? total;
  const { state, start, stop } = useExport();
  const button = useFocusOnMount(state.kind === 'done'); // the focused button was removed
  const count = (value: number) => countText(value, locale);
  const filters = useFiltersText(control);
  const account = useSignedInAdministrator();
  const mayHavePersonal = account?.permissions.includes('exports.personal') ?? false;
  const exported = columns.filter(({ personal }) => mayHavePersonal || !personal);
  const leftOut = columns.filter((column) => !exported.includes(column)).map(({ header }) => header);
  const fields = exportFields(exported, readerOf(format, timeZone), keyOf).length;
  const isReady = account !== null && expectedRows > 0 && fields > 0;
  const starting = useFocusOnMount(isReady); // once the rights are known, if they come after the dialog
  const fileName = `${name.toLowerCase().replaceAll(' ', '-')}-${today}`;
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Export ${name.toLowerCase()}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        {account ? (
          <Text size="sm">
            {`${count(expectedRows)}${only ? ' selected' : ''} ${expectedRows === 1 ? 'row' : 'rows'}, ${only ? '' : `${filters}, `}${fields} ${fields === 1 ? 'column' : 'columns'}`}
          </Text>
        ) : (
          <Skeleton height="1.25rem" /> // what is exported depends on the person's rights
        )}
        {account && leftOut.length > 0 && (
          <Text size="sm">
            {`Without ${leftOut.join(' and ')}. ${lackingPermission(account.role, 'exports.personal')}`}
          </Text>
        )}
        {selected && (
          <SegmentedControl
            aria-label="Rows"
            size="sm"
            disabled={state.kind === 'running'}
            data={[
              { value: 'selected', label: `${count(selected.size)} selected` },
              { value: 'all', label: `All ${count(total)}` },
            ]}
            value={which}
            onChange={setWhich}
          />
        )}
        <SegmentedControl
          aria-label="Format"
          size="sm"
          disabled={state.kind === 'running'}
          data={Object.entries(fileFormats).map(([value, { label }]) => ({ value, label }))}
          value={format}
          onChange={(value) => setFormat(value as FormatName)} // the data are all format names
        />
        {format === 'csv' && (
          <Checkbox
            size="sm"
            label="For spreadsheets"
            description="A mark at the start lets Excel read accents."
            checked={withMark}
            disabled={state.kind === 'running'}
            onChange={(event) => setWithMark(event.currentTarget.checked)}
          />
        )}
        {state.kind === 'running' && (
          <>
            <Text size="sm" role="status">
              {`${count(state.done)} of ${count(Math.max(state.total, state.done))} rows`}
            </Text>
            <Progress.Root size="sm">
              <Progress.Section
                aria-label="Progress"
                color="success"
                value={state.total === 0 ? 0 : (100 * state.done) / state.total}
              />
            </Progress.Root>
          </>
        )}
        {state.kind === 'failed' && <ProblemNotice error={state.error} />}
        {state.kind === 'stopped' && (
          <Alert color="info" role="status">
            {`Stopped after ${count(state.rows)} of ${count(Math.max(expectedRows, state.rows))} rows. Nothing was saved.`}
          </Alert>
        )}
        {state.kind === 'done' && (
          <Alert color={state.rows === expectedRows && state.isStable ? 'success' : 'warning'} role="status">
            {doneText(state, only ? 'selected' : 'all', expectedRows, count)}
          </Alert>
        )}
        <DialogButtons>
          {state.kind === 'running' ? (
            <Button variant="default" size="sm" onClick={stop}>
              Stop
            </Button>
          ) : (
            // The second press of a double click on Stop lands here, and would close the dialog with its result.
            <Button
              variant="default"
              size="sm"
              onClick={({ detail }) => detail < 2 && onClose()}
              ref={button}
            >
              {closeLabels[state.kind]}
            </Button>
          )}
          {state.kind !== 'done' && (
            <Button
              size="sm"
              ref={starting}
              data-autofocus={isReady || undefined}
              loading={state.kind === 'running'}
              disabled={!isReady}
              onClick={() =>
                void start({
                  endpoint,
                  params,
                  query,
                  keyOf,
                  only,
                  format,
                  timeZone,
                  withMark,
                  fileName,
                  columns: exported,
                })
              }
            >
              {`Export ${fileFormats[format].label}`}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

/** Long lists of ids are cut. */
const maxNamed = 5;

/** Says how many rows the file has, and why it has not those that were announced. */
export function doneText(
  { rows, missing, isStable }: Extract<ExportState, { kind: 'done' }>,
  which: 'selected' | 'all',
  expectedRows: number,
  count: (value: number) => string,
): string {
  const exported = `${count(rows)} ${rows === 1 ? 'row' : 'rows'} exported.`;
  if (!isStable)
    return `${exported} The list kept changing while it was read, so rows may be missing. Export it again.`;
  if (which === 'all')
    return rows === expectedRows
      ? exported
      : `${exported} The list has changed: there were ${count(expectedRows)}.`;
  if (missing.length === 0) return exported;
  const firstMissing = missing.slice(0, maxNamed).join(', ');
  const more = missing.length > maxNamed ? ` and ${count(missing.length - maxNamed)} more` : '';
  return `${count(rows)} of ${count(expectedRows)} rows exported. ${count(missing.length)} no longer ${missing.length === 1 ? 'matches' : 'match'}: ${firstMissing}${more}.`;
}

/** Returns the applied filters as text: "filter: Status: Failed; search: “mira”", or "no filter". */
function useFiltersText({ filters, view }: ExportDialogProps<never>['control']): string {
  const formats = useFilterFormats();
  const q = view.q.trim();
  const words = filters.flatMap((filter) => {
    const chosen = chosenWords(filter, view.filter[filter.name] ?? [], formats);
    if (chosen === null) return [];
    return [filter.kind === 'reference' ? chosen : `${filter.label}: ${chosen}`];
  });
  const all = [...words, ...(q === '' ? [] : [`search: “${q}”`])];
  return all.length === 0 ? 'no filter' : `filter: ${all.join('; ')}`;
}
