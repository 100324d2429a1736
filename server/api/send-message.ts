import { messageFields } from '../../domain/other-forms.ts';
import type { Desk } from './desk.ts';
import { receiveForm } from './receive-form.ts';
import { timedId } from './timed-id.ts';

/** POST /api/send-message: the contact form of the home page. */
export const sendMessage = (desk: Desk) =>
  receiveForm(desk, {
    collection: 'messages',
    fields: messageFields,
    documentOf: (document, { idFor }) => ({ id: idFor(timedId), document }),
  });
