import { giveScratchcard as giveScratchcardEndpoint } from '#contracts/scratchcards/gift-endpoints.ts';
import type { UserDetails } from '#contracts/users/user.ts';
import { approvalRequested } from '#src/kits/actions/approval-requested.tsx';
import { defineAction } from '#src/kits/actions/action.ts';
import { field, reasonField } from '#src/kits/actions/fields.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { userCompares } from './compares.ts';
import { BatchChoice } from './BatchChoice.tsx';

const batchField = field<UserDetails, string>({
  advice: 'Choose a batch',
  initial: () => '',
  toMember: (value) => value,
  Input: ({ controlled }) => <BatchChoice {...controlled} />,
});

export const giveScratchcard = defineAction(giveScratchcardEndpoint, {
  label: 'Give scratchcard',
  compares: userCompares,
  form: { batchId: batchField, reason: reasonField<UserDetails>() },
  lead: ({ fullName, giveableAlone }, { money }) =>
    `${fullName} gets a digital scratchcard and a message about it. One of more than ${money(giveableAlone)} needs the approval of a second administrator, because all that were given are added up.`,
  receipt: (response, { money }) =>
    'operation' in response
      ? approvalRequested(response, 'been given')
      : {
          title: `Scratchcard of ${money(response.value)} given`,
          text: (
            <AppLink to={paths.administrationScratchcards({ open: response.id })}>View scratchcard</AppLink>
          ),
          facts: [{ label: 'Code', value: response.code }],
          auditOf: response.id,
        },
});
