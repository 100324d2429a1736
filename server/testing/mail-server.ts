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

/** The subject and the text of a mail, as a person reads them. */
export function decodedMail(source: string) {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const subject = (/^Subject: ((?:.|\r\n )*)/m.exec(head)?.[1] ?? '').replaceAll(/\?=\r\n =\?/g, '?==?');
  const words = subject.replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, coding, value) =>
    coding.toUpperCase() === 'B'
      ? Buffer.from(value, 'base64').toString('binary')
      : unquoted(value.replaceAll('_', ' ')),
  );
  const coding = /^Content-Transfer-Encoding: (.*)$/m.exec(head)?.[1];
  const content = body.join('\r\n\r\n');
  return {
    subject: /=\?UTF-8/i.test(subject) ? Buffer.from(words, 'binary').toString() : subject,
    text:
      coding === 'base64'
        ? Buffer.from(content, 'base64').toString()
        : Buffer.from(unquoted(content.replaceAll('=\r\n', '')), 'binary').toString(),
  };
}
const unquoted = (value: string) =>
  value.replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
