import type { ReactNode } from 'react';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Count } from '#src/ui/format/Count.tsx';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { NoWrap } from '#src/ui/format/NoWrap.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import type { StatusLabels } from '#src/ui/parts/status-label.ts';
import { type Column, type ExportedValue, nothing, type Placement, type ValueBeside } from './column.ts';
import { choiceFilter } from '#src/kits/lists/filters/filter.ts';
import type { FieldOf, FilterNameOf, ListEndpoint, RowOf, SortKeyOf, SumOf } from '#contracts/list-types.ts';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';

interface Presentation<E extends ListEndpoint, Field> {
  readonly placement?: Placement;
  readonly personal?: true;
  readonly extra?: boolean;
  readonly optional?: boolean;
  /** `true` sorts by the field itself; otherwise another sort key of the contract. */
  readonly sort?: (Field extends SortKeyOf<E> ? true : never) | SortKeyOf<E>;
}

/** Options of a field with a closed set of values, which can be a filter. */
interface ClosedPresentation<E extends ListEndpoint, Field> extends Presentation<E, Field> {
  readonly filter?: Field extends FilterNameOf<E> ? true : never;
}

/** Options of a status column; `unmarked` is the value for which the cell stays empty. */
interface StatusPresentation<E extends ListEndpoint, Field, Value> extends ClosedPresentation<E, Field> {
  readonly unmarked?: Value;
}

interface CustomPresentation<E extends ListEndpoint, Row> {
  /** Returns the value for an export; null for a drawing. If left out, the displayed text is exported. */
  readonly exported: ((row: Row) => ExportedValue) | null;
  /** Returns what a file for people has instead of a code. */
  readonly words?: (row: Row) => string | null;
  /** The exported values are instants. */
  readonly instants?: true;
  /** The exported values are amounts. */
  readonly amounts?: true;
  readonly beside?: ValueBeside<Row>;
  readonly placement?: Placement;
  readonly personal?: true;
  readonly extra?: boolean;
  readonly optional?: boolean;
  readonly sort?: SortKeyOf<E>;
  /** The contract's sum of the column. */
  readonly sum?: SumOf<E>;
  readonly align?: 'end';
}

/** Returns the kinds of columns for lists of this endpoint, typed by the fields of its rows. */
export function columnsOf<const E extends ListEndpoint>({ paging: { sums } }: E) {
  type Row = RowOf<E>;
  type Field<Value> = FieldOf<Row, Value>;

  /** Makes a kind of column that shows one field; null is shown as a dash. */
  const column =
    <Value,>(show: (value: NonNullable<Value>) => ReactNode, align?: 'end', amounts?: true) =>
    <F extends Field<Value>>(
      field: F,
      header: string,
      presentation: Presentation<E, F> = {},
    ): Column<Row> => ({
      key: field,
      header,
      placement: presentation.placement ?? 'fact',
      sort: presentation.sort === true ? field : presentation.sort,
      align,
      amounts,
      personal: presentation.personal,
      extra: presentation.extra,
      optional: presentation.optional,
      exported: (row) => row[field] as ExportedValue, // the fields of every kind of column below have such values
      render: (row) => {
        const value = row[field] as Value; // Field<Value> accepts only fields of this type
        if (value === null || value === undefined) return nothing;
        return presentation.personal ? <Verbatim>{show(value)}</Verbatim> : show(value);
      },
    });

  const instant =
    (show: (value: Instant) => ReactNode) =>
    <F extends Field<Instant | null>>(field: F, header: string, presentation: Presentation<E, F> = {}) => ({
      ...column<Instant | null>(show)(field, header, presentation),
      instants: true as const,
    });

  /** An amount, with its sum where the contract has one. */
  const amount =
    (show: (value: MoneyValue) => ReactNode) =>
    <F extends Field<MoneyValue | null>>(
      field: F,
      header: string,
      presentation: Presentation<E, F> = {},
    ): Column<Row> => ({
      ...column<MoneyValue | null>(show, 'end', true)(field, header, presentation),
      sum: sums.find((name) => name === field),
    });

  /** A column computed from the row: a text, or content with an explicit value for exports. */
  function custom(
    key: string,
    header: string,
    render: (row: Row) => string | null,
    presentation?: Partial<CustomPresentation<E, Row>>,
  ): Column<Row>;
  function custom(
    key: string,
    header: string,
    render: (row: Row) => ReactNode,
    presentation: CustomPresentation<E, Row>,
  ): Column<Row>;
  function custom(
    key: string,
    header: string,
    render: (row: Row) => ReactNode,
    { placement = 'fact', exported, ...presentation }: Partial<CustomPresentation<E, Row>> = {},
  ): Column<Row> {
    const shownText = (row: Row) => {
      const content = render(row);
      return typeof content === 'string' && content !== nothing ? content : null;
    };
    const value = exported === undefined ? shownText : exported;
    return { key, header, placement, render, ...presentation, exported: value };
  }

  return {
    text: column<string | null>((value) => value),
    /** A number that people read out; it does not wrap. */
    number: column<string | null>((value) => <NoWrap>{value}</NoWrap>),
    money: amount((value) => <Money value={value} />),
    /** An amount that is mostly zero, which is shown as a dash. */
    amountIfAny: amount((value) => (value.amountMinor === 0 ? nothing : <Money value={value} />)),
    count: column<number | null>((value) => <Count value={value} />, 'end'),
    date: column<LocalDate | null>((value) => <DateText value={value} />),
    dateTime: instant((value) => <DateTimeText value={value} />),
    /** An instant of which only the day is shown. */
    day: instant((value) => <DateTimeText value={value} form="day" />),

    /** A field with a closed set of values, shown as labels. */
    word: <F extends Field<string>>(
      field: F,
      header: string,
      words: Readonly<Record<Row[F] & string, string>>,
      presentation: ClosedPresentation<E, F> = {},
    ): Column<Row> => ({
      ...column<string>(() => null)(field, header, presentation),
      filter: presentation.filter && choiceFilter(field, header, words),
      render: (row) => words[row[field] as Row[F] & string], // Field<string> accepts only text fields
      words: (row) => words[row[field] as Row[F] & string],
    }),

    /** A status, shown with colour, icon and label. */
    status: <F extends Field<string>>(
      field: F,
      header: string,
      labels: StatusLabels<Row[F] & string>,
      { unmarked, ...presentation }: StatusPresentation<E, F, Row[F] & string> = {},
    ): Column<Row> => ({
      ...column<string>(() => null)(field, header, { placement: 'side', ...presentation }),
      filter: presentation.filter && choiceFilter(field, header, labels),
      words: (row) => labels[row[field] as Row[F] & string].word,
      render: (row) =>
        // Field<string> accepts only text fields
        row[field] === unmarked ? null : <Status {...labels[row[field] as Row[F] & string]} />,
    }),

    /** A field that links to another entity, if it has an address. */
    link: <F extends Field<string | null>>(
      field: F,
      header: string,
      address: (row: Row) => string | null,
      presentation?: Presentation<E, F>,
    ): Column<Row> => ({
      ...column<string | null>((value) => value)(field, header, presentation),
      render: (row) => {
        const to = address(row);
        const value = row[field] as string | null; // Field<string | null> accepts only such fields
        if (value === null) return nothing;
        const content = <Verbatim>{value}</Verbatim>;
        return to === null ? content : <AppLink to={to}>{content}</AppLink>;
      },
    }),

    custom,
  };
}
