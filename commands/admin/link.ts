import { linkForName } from '../../server/auth/links.ts';
import { presentMembers } from '../../server/auth/members.ts';
import { type Subcommand, UsageError, withStore } from './subcommand.ts';

/** Whoever can run it can read the store anyway. */
export const link: Subcommand = {
  name: 'link',
  parameters: 'NAME',
  description: 'prints a link with which the member of that name signs in on another device, once, within 30 minutes',
  async run(words, settings) {
    const name = words.join(' ');
    if (name === '') throw new UsageError('Say whom the link is for.');
    await withStore(settings, async ({ database }) => {
      const made = await linkForName(database, settings.serverUrl, name);
      if (!made) throw new Error(whoThereIs(name, presentMembers(database)));
      console.log(`${made.name} signs in once with this link, within 30 minutes:\n${made.address}`);
    });
  },
};

function whoThereIs(name: string, members: readonly { name: string }[]): string {
  if (members.length === 0) return 'There is no member yet: `npm start` prints the link for the first one.';
  return `Nobody is called ${name}. The members are ${members.map((member) => member.name).join(', ')}.`;
}
