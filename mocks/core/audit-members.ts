import type { Row } from '#mocks/store/row-set.ts';
import { memberOf } from './member.ts';

/** What pays: never shown, however deep it stands. */
const tokens: ReadonlySet<string> = new Set(['cardTokenId']);

/**
 * A member of a row as the audit shows it: amounts, which rows store in minor units beside one currency, with their
 * currency. Members whose names end in `Minor` are amounts wherever they stand; `amounts` names the others.
 */
export function auditMember(row: Row, name: string, amounts: readonly string[] = []): unknown {
  const currency = memberOf(row, 'currency');
  const shown = (value: unknown, key: string): unknown => {
    if (typeof value === 'number' && (key.endsWith('Minor') || amounts.includes(key))) {
      return typeof currency === 'string' ? { amountMinor: value, currency } : value;
    }
    if (Array.isArray(value)) return value.map((each) => shown(each, key));
    if (typeof value !== 'object' || value === null || 'amountMinor' in value) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([member, each]) =>
        tokens.has(member) ? [] : [[member, shown(each, member)]],
      ),
    );
  };
  return shown(memberOf(row, name), name);
}
