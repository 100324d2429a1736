import { formFields } from '../domain/collections.ts';
import { districts } from '../domain/districts.ts';
import { emailPattern, type Field, type Fields, longestTexts } from '../domain/fields.ts';
import { languages } from '../domain/languages.ts';
import { referralFields, referralGroups } from '../domain/referral.ts';
import { metadataFields } from '../domain/spam.ts';
import { linkHashPattern } from '../domain/split-metadata.ts';

const added = ['submissionId', 'submissionDate', 'submissionTimestamp'];

/** The rules of Firestore: a browser may create one complete referral under its own id, and nothing else. */
export function firestoreRules(): string {
  // The pattern without its anchors and backslashes, because `matches` compares the whole text.
  const email = emailPattern.source.slice(1, -1).replaceAll('\\.', '[.]');
  const groups = Object.keys(referralGroups).map((group) => `${nameOf(group)}(data)`);
  return `rules_version = '2';

// Written from the tables of fields by cloud/rules.ts: do not edit. The server uses a service account, to which no rule applies.
service cloud.firestore {
  match /databases/{database}/documents {
    match /referrals/{id} {
      allow create: if isReferral(request.resource.data, id);
      // The same write again changes nothing and is allowed; for a creation, Firestore then answers ALREADY_EXISTS.
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly([]);
      allow read, delete: if false;
    }

    match /{document=**} {
      allow read, write: if false;
    }
  }

  function isReferral(data, id) {
    return ${allOf(['hasOnlyKnownFields(data)', 'hasId(data, id)', 'hasMetadata(data)', ...groups])};
  }

  function hasOnlyKnownFields(data) {
    return data.keys().hasOnly(${listOf([...Object.keys(referralFields), ...added, ...metadataFields])});
  }

  function hasId(data, id) {
    return data.submissionId == id
      && id.matches('REF_[0-9]{13}_[0-9A-Z]{8}')
      && data.submissionTimestamp is int
      && id.split('_')[1] == string(data.submissionTimestamp)
      && data.submissionDate is string
      && data.submissionDate.matches('[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z');
  }

  function hasMetadata(data) {
    return data.get('language', 'en') in ${listOf(languages)}
      && data.get('website', '') is string
      && data.get('website', '').size() <= 65536
      && data.get('elapsed', 0) is int
      && data.get('place', '') in ${listOf(['', ...districts])}
      && data.get('linkHash', '').matches('(${linkHashPattern.source.slice(1, -1)})?');
  }
${Object.entries(referralGroups).map(groupFunction).join('')}
  function isText(value, longest) {
    return value is string && value.size() <= longest;
  }

  function isFilled(value, longest) {
    return isText(value, longest) && value.trim().size() > 0;
  }

  function isEmail(value, longest) {
    return isText(value, longest) && value.matches("${email}");
  }
}
`;
}

/** What Firestore does not index: long texts, which nobody searches there. */
export function firestoreIndexes(): string {
  const fieldOverrides = Object.entries(formFields).flatMap(([collectionGroup, fields]) =>
    Object.keys(fields)
      .filter((name) => fields[name]?.kind === 'long')
      .map((fieldPath) => ({ collectionGroup, fieldPath, indexes: [] })),
  );
  return `${JSON.stringify({ indexes: [], fieldOverrides }, null, 2)}\n`;
}

function groupFunction([group, fields]: [string, Fields]): string {
  const conditions = Object.entries(fields).map(([name, field]) => conditionOf(name, field));
  return `
  function ${nameOf(group)}(data) {
    return ${allOf(conditions)};
  }
`;
}

/** When the rules accept a field. A required one that is missing makes the evaluation fail, which refuses the write. */
export function conditionOf(name: string, field: Field): string {
  if (field.kind === 'tick') return `data.${name} == true`;
  const value = field.required ? `data.${name}` : `data.get('${name}', '')`;
  if (field.kind === 'option') return `${value} in ${listOf(field.required ? field.options : ['', ...field.options])}`;
  // Twice the limits, which are in code points: whether `size()` counts code points or UTF-16 units is not documented, and the
  // rules must never refuse what the form accepts.
  const longest = 2 * longestTexts[field.kind];
  if (field.kind !== 'email') return `${field.required ? 'isFilled' : 'isText'}(${value}, ${longest})`;
  return field.required ? `isEmail(${value}, ${longest})` : `(${value} == '' || isEmail(${value}, ${longest}))`;
}

const nameOf = (group: string) => `is${group.charAt(0).toUpperCase()}${group.slice(1)}`;

const allOf = (conditions: string[]) => conditions.join('\n      && ');

function listOf(items: readonly string[]): string {
  const quoted = items.map((item) => `'${item.replaceAll("'", "\\'")}'`);
  const line = quoted.join(', ');
  return line.length <= 90 ? `[${line}]` : `[\n        ${quoted.join(',\n        ')}\n      ]`;
}
