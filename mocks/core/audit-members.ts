import type { Row } from '#mocks/store/row-set.ts';
import { memberOf } from './member.ts';

/** Members that identify means of payment; hidden at any depth. */
const tokens: ReadonlySet<string> = new Set(['cardTokenId']);

/**
 * Returns a member of a row as the audit shows it. Rows store amounts in minor units beside one currency; the audit
 * shows each amount with its currency. Members whose names end in `Minor` are amounts at any depth; `amounts` names
 * further ones.
 */
export function auditMember(row: Row, name: string, amounts: readonly string[] = []): unknown {
  const currency = memberOf(row, 'currency');
  const auditValue = (value: unknown, key: string): unknown => {
    if (typeof value === 'number' && (key.endsWith('Minor') || amounts.includes(key))) {
      return typeof currency === 'string' ? { amountMinor: value, currency } : value;
    }
    if (Array.isArray(value)) return value.map((each) => auditValue(each, key));
    if (typeof value !== 'object' || value === null || 'amountMinor' in value) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([member, each]) =>
        tokens.has(member) ? [] : [[member, auditValue(each, member)]],
      ),
    );
  };
  return auditValue(memberOf(row, name), name);
}
