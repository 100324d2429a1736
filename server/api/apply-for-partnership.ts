import { partnershipFields } from '../../domain/forms.ts';
import type { ApiContext } from './context.ts';
import { receiveForm } from './receive-form.ts';
import { timedId } from './timed-id.ts';

/** POST /api/apply-for-partnership: our own partnership form, in the frame of `/form`. */
export const applyForPartnership = (api: ApiContext) =>
  receiveForm(api, {
    collection: 'partnerships',
    fields: partnershipFields,
    documentOf: (document, { idFor }) => ({ id: idFor(timedId), document }),
  });
