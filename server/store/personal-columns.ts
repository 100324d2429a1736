import type { EventData, EventType } from '../../domain/case-events.ts';
import type { Kind } from '../../domain/personal-data.ts';

type NamesOf<Data> = string extends keyof Data ? never : keyof Data;
type DataName = { [Type in EventType]: NamesOf<EventData[Type]> }[EventType];

/** The data of events, by name: what the team has added. */
export const dataKinds: Record<DataName, Kind> = {
  text: 'remark',
  by: 'member',
  reason: 'remark',
  value: 'parts',
  field: 'course',
  via: 'course',
  language: 'course',
  suspicion: 'course',
  callBy: 'course',
  result: 'course',
  outcome: 'course',
  refusal: 'course',
  followUpAt: 'course',
  purpose: 'course',
  notedAt: 'course',
  audience: 'course',
  isAsked: 'course',
  isNamed: 'course',
  half: 'course',
  version: 'course',
  ended: 'reference',
  to: 'course',
  from: 'course',
  filter: 'course',
  format: 'course',
};

const caseKinds = {
  reference: ['subject', 'same_as'],
  business: ['title', 'district', 'type', 'name_key', 'address_key'],
  contact: ['phone_key', 'best_time'],
  parts: ['amended'],
} satisfies Partial<Record<Kind, readonly string[]>>;

/** Each column of each table; `ledger` is the file of erasures. A test compares them with the real schema. */
export const columnKinds: Record<string, Partial<Record<Kind, readonly string[]>>> = {
  settings: { technical: ['name', 'value'] },
  documents: {
    reference: ['id'],
    parts: ['document'],
    course: ['collection', 'received_at', 'via', 'language', 'suspicion'],
  },
  events: {
    reference: ['subject'],
    parts: ['data'],
    member: ['actor'],
    course: ['seq', 'version', 'action_id', 'at', 'type'],
  },
  cases: {
    ...caseKinds,
    member: ['owner'],
    course: [
      ...[
        'collection',
        'version',
        'via',
        'arrived_at',
        'due_at',
        'call_by',
        'stage',
        'touched_at',
        'tries',
        'language',
      ],
      ...['first_tried_at', 'last_tried_at', 'reached_at', 'follow_up_at', 'follow_up_kind', 'returns_at'],
      ...[
        'wrong_number_at',
        'new_number_at',
        'agreed_at',
        'erased_half',
        'met_at',
        'refusal',
        'is_waiting',
        'is_open',
        'queued_from',
      ],
    ],
  },
  case_texts: { reference: ['subject'], parts: ['text'], technical: ['id'] },
  case_search: { parts: ['text'] },
  case_search_data: { parts: ['block'], technical: ['id'] },
  case_search_idx: { parts: ['term'], technical: ['segid', 'pgno'] },
  case_search_config: { technical: ['k', 'v'] },
  promises: {
    reference: ['subject'],
    member: ['made_by'],
    course: ['version', 'kind', 'due_at', 'ends_at', 'state'],
  },
  outbox: {
    reference: ['key', 'subject'],
    technical: ['id', 'channel', 'payload', 'wanted_at', 'due_at', 'attempts', 'dead_at', 'error'],
  },
  alerts: { reference: ['subject'], technical: ['latest', 'check_at'] },
  step_alerts: { reference: ['subject'], technical: ['kind', 'moment'] },
  notices: {
    reference: ['subject'],
    member: ['member_id', 'by_id'],
    technical: ['id', 'kind', 'version', 'at', 'read_at'],
  },
  members: { member: ['id', 'name', 'email', 'language', 'created_at', 'removed_at', 'invited_by'] },
  links: {
    member: ['member_id', 'name', 'created_by', 'link_by'],
    'sign-in': ['hash', 'created_at', 'expires_at', 'used_at'],
  },
  passkeys: {
    'sign-in': ['id', 'public_key', 'counter', 'label', 'created_at', 'last_used_at'],
    member: ['member_id', 'link_by'],
  },
  sessions: {
    'sign-in': ['hash', 'id', 'device', 'created_at', 'last_seen_at', 'expires_at'],
    member: ['member_id', 'link_by'],
  },
  requests: {
    request: ['id', 'kind', 'who', 'asked_at', 'answered_at', 'answer', 'text'],
    member: ['noted_by', 'answered_by'],
  },
  'ledger: keys': { technical: ['key'] },
  'ledger: erasures': { technical: ['seq', 'hash', 'half', 'at'] },
};
