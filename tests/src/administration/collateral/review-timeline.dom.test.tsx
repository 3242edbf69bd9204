import { expect, test } from 'vitest';
import { ReviewTimeline } from '#src/resources/collateral/ReviewTimeline.tsx';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { render } from '#tests/kit/render.tsx';

test.each([
  [true, ['You', 'Parcel', 'Reviewer']],
  [false, ['Customer', 'Parcel', 'Reviewer']],
])('names who has done each step, and the product as it is configured (own: %s)', (isOwn, names) => {
  const at = '2027-01-10T09:00:00.000Z';
  render(
    <ConfigurationContext value={{ ...defaults, productName: 'Parcel' }}>
      <ReviewTimeline
        isOwn={isOwn}
        steps={[
          { at, status: 'SUBMITTED', by: 'CUSTOMER', note: null },
          { at, status: 'EXPIRED', by: 'SYSTEM', note: null },
          { at, status: 'REJECTED', by: 'REVIEWER', note: null },
        ]}
      />
    </ConfigurationContext>,
  );
  const authors = Array.from(document.querySelectorAll('time'), ({ parentElement }) =>
    parentElement?.textContent.split(',').at(0),
  );
  expect(authors).toEqual(names);
});
