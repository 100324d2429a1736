import { partnershipFields } from '../../domain/other-forms.ts';
import type { Desk } from './desk.ts';
import { receiveForm } from './receive-form.ts';
import { timedId } from './timed-id.ts';

/** POST /api/apply-for-partnership: our own partnership form, in the frame of `/form`. */
export const applyForPartnership = (desk: Desk) =>
  receiveForm(desk, {
    collection: 'partnerships',
    fields: partnershipFields,
    documentOf: (document, { idFor }) => ({ id: idFor(timedId), document }),
  });
