/** What to type where the server runs, to get a link for a member. */
export function TerminalCommand({ name }: { name: string }) {
  return (
    <p className="mt-2">
      <code className="rounded-sm bg-sunk px-2 py-1 text-sm">npm run admin -- link {name}</code>
    </p>
  );
}
