import { parseArgs } from 'node:util';
import { deskPerson as words } from '../../content/en/desk-person.ts';
import {
  copyAsJson,
  type Held,
  keptOf,
  type NotServed,
  type PersonServices,
  type Served,
  type ServedKind,
  servedKinds,
} from '../../domain/person.ts';
import { roles } from '../../domain/personal-data.ts';
import { fill } from '../../domain/texts.ts';
import { createPersonServices } from '../../server/person/person-services.ts';
import { type Subcommand, UsageError, withStore } from './subcommand.ts';

/** In histories, in the place of a member. */
const actor = 'operator';

const options = {
  as: { type: 'string' },
  text: { type: 'string', multiple: true },
  confirm: { type: 'string' },
} as const;

type Parameters = {
  who: string;
  keys: string[];
  rest: string[];
  texts: string[];
  confirmation: string;
  months: number;
};
type Action = (services: PersonServices, parameters: Parameters) => Promise<string>;

const actions: Record<string, Action> = {
  find: async ({ findPerson }, { who }) => findPerson(who).map(shown).join('\n') || fill(words.nothing, { who }),
  async copy({ copyFor }, { who, keys, texts }) {
    const copied = await copyFor(who, keys, texts);
    if (!copied.ok) throw failed(copied);
    return copyAsJson(copied.held, Date.now()).trimEnd();
  },
  async correct({ correct }, { who, keys, rest: [field = '', ...value] }) {
    return answerOf(await correct(who, keys, field, value.join(' ')));
  },
  ...Object.fromEntries(servedKinds.map((kind) => [kind, serving(kind)])),
};

export const person: Subcommand = {
  name: 'person',
  parameters:
    'find|copy|correct|erase|withdraw|no-call WHO [FIELD VALUE] [--as ROLE] [--text KEY] [--confirm REFERENCE]',
  description:
    'finds what is stored of a person by e-mail, phone or reference; copies it as JSON, corrects a field, erases, withdraws, or never ' +
    `calls a number again, stored or not. ROLE is one of ${roles.join(', ')}; --text adds a text to the copy; the last three need --confirm`,
  async run(parameters, settings) {
    const { positionals, values } = parseArgs({ args: parameters, options, allowPositionals: true });
    const [name = '', who = '', ...rest] = positionals;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action || who === '' || (name !== 'correct' && rest.length > 0))
      throw new UsageError('Say what to do, and for whom.');
    if (values.as && !roles.some((role) => role === values.as)) throw new UsageError(`There is no role ${values.as}.`);
    await withStore(settings, async (store) => {
      const services = createPersonServices(store, actor);
      const chosen = services.findPerson(who).filter(({ role }) => role && (!values.as || role === values.as));
      const keys = chosen.map(({ key }) => key);
      const { text: texts = [], confirm: confirmation = '' } = values;
      console.log(await action(services, { who, keys, rest, texts, confirmation, months: settings.retentionMonths }));
    });
  },
};

/** What was done, and what is kept. */
function serving(kind: ServedKind): Action {
  return async ({ serve }, { who, keys, confirmation, months }) => {
    const served = await serve(kind, who, keys, confirmation);
    const kept = served.ok ? [...keptOf(kind, served.done)].map((what) => fill(words.kept[what], { months })) : [];
    return [answerOf(served), ...kept].join('\n').trim();
  };
}

function shown({ role, collection, id, title, arrivedAt, fields, earlier, texts }: Held): string {
  const lines = [
    `${role ?? `(${words.mention})`}: ${title} (${collection}/${id}), ${new Date(arrivedAt).toISOString()}`,
    ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
    ...earlier.map(({ field, value }) => `  ${fill(words.earlier, { field })}: ${value}`),
    ...texts.map(({ key, text }) => `  text "${key}": ${text}`),
  ];
  return lines.join('\n');
}

function answerOf(served: Served): string {
  if (!served.ok) throw failed(served);
  const lines = served.done.map(({ held: { role, id }, outcome }) =>
    fill(words.item, { role: role ? words.roles[role] : '', reference: id, outcome: words.outcomes[outcome] }),
  );
  return lines.join('\n');
}

const failed = ({ code }: NotServed) =>
  new Error(code === 'two-people' ? 'This finds both people of a referral: say whom with --as.' : messages[code]);

const messages: Record<Exclude<NotServed['code'], 'two-people'>, string> = {
  'nothing-chosen': 'Nothing is stored about them.',
  'not-confirmed':
    'Type the reference of what is meant after --confirm, or its last eight characters; of a subscriber the address, of a number alone that number.',
  invalid: 'Nothing of theirs has such a field, or it cannot have this value.',
};
