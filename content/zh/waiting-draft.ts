import type { waitingDraft as en } from '../en/waiting-draft.ts';

export const waitingDraft = { text: '繼續填寫推薦（第{step}步，共{steps}步）' } satisfies typeof en;
