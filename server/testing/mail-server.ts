import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Reply = { code: number; message: string } | null;

/** A mail server that runs within the test, and keeps what it accepts. */
export async function startMailServer(port = 0) {
  const received: { to: string; source: string; id: string }[] = [];
  /** What it answers to a receiver, or to a message; null accepts it. */
  const replies: { receiver: Reply; message: Reply; sender: Reply } = { receiver: null, message: null, sender: null };
  const errorOf = (reply: Reply) => reply && Object.assign(new Error(reply.message), { responseCode: reply.code });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, done) => done(errorOf(replies.sender)),
    onRcptTo: (_address, _session, done) => done(errorOf(replies.receiver)),
    async onData(stream, session, done) {
      const source = await text(stream);
      const error = errorOf(replies.message);
      if (error) return done(error);
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      received.push({ to, source, id: /^Message-ID: <(.+)>/im.exec(source)?.[1] ?? '' });
      done();
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    received,
    replies,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
