import { List, Text, ThemeIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CollateralDetails } from '#contracts/collateral/collateral.ts';
import { documentKinds } from '#src/resources/collateral/labels.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Money } from '#src/ui/format/Money.tsx';

/** The conditions for an approval. */
export function Checks({ collateral }: { readonly collateral: CollateralDetails }) {
  const { missingDocuments, valuation, declaredValue, documents } = collateral;
  const waiting = documents.filter(({ status }) => status === 'UPLOADING' || status === 'SCANNING').length;
  const below = valuation ? declaredValue.amountMinor - valuation.value.amountMinor : 0;
  return (
    <List size="sm" spacing="2xs" listStyleType="none" center>
      <Check holds={missingDocuments.length === 0}>
        {missingDocuments.length === 0
          ? 'All required documents are there'
          : `Missing: ${missingDocuments.map((kind) => documentKinds[kind].toLowerCase()).join(', ')}`}
      </Check>
      {waiting > 0 && (
        <Check holds={false}>
          {waiting === 1 ? '1 file' : `${waiting} files`} not arrived or checked yet
        </Check>
      )}
      <Check holds={valuation !== null}>
        {valuation ? (
          <>
            Valued at <Money value={valuation.value} />, valid until <DateText value={valuation.validUntil} />
          </>
        ) : (
          'No value set yet'
        )}
      </Check>
      {valuation && (
        <Check holds={below <= 0}>
          {below === 0 ? (
            'As declared'
          ) : (
            <>
              <Money value={{ ...declaredValue, amountMinor: Math.abs(below) }} />{' '}
              {below > 0 ? 'less' : 'more'} than declared
            </>
          )}
        </Check>
      )}
    </List>
  );
}

function Check({ holds, children }: { readonly holds: boolean; readonly children: ReactNode }) {
  const icon = (
    <ThemeIcon size="sm" variant="light" color={holds ? 'success' : 'warning'}>
      <Icon name={holds ? 'check' : 'warning'} size={14} />
    </ThemeIcon>
  );
  return (
    <List.Item icon={icon}>
      {/* the list sets a line height of 1 beside icons, too little for two lines */}
      <Text span size="sm">
        {children}
      </Text>
    </List.Item>
  );
}
