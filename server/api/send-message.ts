import { messageFields } from '../../domain/forms.ts';
import type { ApiContext } from './context.ts';
import { receiveForm } from './receive-form.ts';
import { timedId } from './timed-id.ts';

/** POST /api/send-message: the contact form of the home page. */
export const sendMessage = (api: ApiContext) =>
  receiveForm(api, {
    collection: 'messages',
    fields: messageFields,
    documentOf: (document, { idFor }) => ({ id: idFor(timedId), document }),
  });
