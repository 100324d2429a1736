import { createAlertServices } from '../alerts/alert-services.ts';
import type { AlertChannels } from '../alerts/receivers.ts';
import { createAuth } from '../auth/auth.ts';
import type { Settings } from '../config/environment.ts';
import type { Store } from '../store/sqlite.ts';
import { watchChanges } from './changes.ts';
import { createDeskServer } from './desk-server.ts';
import { handOverAll } from './hand-over-all.ts';
import { createDesk } from './member-desk.ts';
import { createPresence } from './presence.ts';
import type { Read } from './reading.ts';

type Options = { store: Store; settings: Settings; alertChannels: AlertChannels; read?: Read | undefined };

/** The desk with the sign-in and everything else that it needs. */
export function openDesk({ store, settings, alertChannels: channels, read }: Options) {
  const { database } = store;
  const live = { changes: watchChanges(store), presence: createPresence() };
  const auth = createAuth({
    database,
    settings,
    handOverAll: (memberId, by, heir) => handOverAll(database, memberId, by, heir),
    onSignedOut: live.changes.tellAll,
  });
  const deskFor = createDesk({
    store,
    presence: live.presence,
    alertsFor: (member) => createAlertServices({ database, channels }, member),
    read,
  });
  return {
    desk: createDeskServer(auth, deskFor, live),
    /** Ends the connections of open pages, which would delay the end of the server. */
    closeDesk: live.changes.close,
    /** Prints the link for the first member of the team, while there is none. */
    async printFirstLink() {
      // A store that cannot be written to has been reported already.
      const link = await auth.linkForFirstMember().catch(() => null);
      if (link) console.log(`Desk: ${link.address}`);
    },
  };
}
