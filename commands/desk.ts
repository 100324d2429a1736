import { createAuth } from '../server/auth/auth.ts';
import { presentMembers } from '../server/auth/members.ts';
import { readEnvironment } from '../server/config/environment.ts';
import { openStore } from '../server/store/open-store.ts';

/**
 * `npm run desk -- link NAME`: prints a one-time link for a member who can no longer sign in, also while the server runs. Whoever
 * can run it can read the store anyway.
 */
async function run() {
  const [verb, ...words] = process.argv.slice(2);
  const name = words.join(' ');
  if (verb !== 'link' || name === '') throw new Error('Write: npm run desk -- link NAME');
  const settings = readEnvironment(process.env);
  const store = openStore(settings, { mustExist: true });
  try {
    const { database } = store;
    const monotonic = () => performance.now();
    const auth = createAuth({ database, monotonic, settings, releaseAll: () => {} });
    const link = await auth.linkForName(name);
    if (!link) throw new Error(whoThereIs(name, presentMembers(database)));
    console.log(`${link.name} signs in once with this link, within 30 minutes:\n${link.address}`);
  } finally {
    await store.close();
  }
}

function whoThereIs(name: string, members: readonly { name: string }[]): string {
  if (members.length === 0) return 'There is no member yet: `npm start` prints the link for the first one.';
  return `Nobody is called ${name}. The members are ${members.map((member) => member.name).join(', ')}.`;
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
