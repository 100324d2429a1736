/** Which members have which record open; in memory, because it warns and locks nothing. */
export function createPresence() {
  const lookers = new Map<string, string[]>();
  return {
    /**
     * A member has a record open.
     * @returns a function to call when the record is closed; calling it again does nothing
     */
    look(memberId: string, subject: string): () => void {
      lookers.set(subject, [...(lookers.get(subject) ?? []), memberId]);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = [...(lookers.get(subject) ?? [])];
        // A member may have it open twice.
        left.splice(left.indexOf(memberId), 1);
        if (left.length > 0) lookers.set(subject, left);
        else lookers.delete(subject);
      };
    },
    /** The other members who have a record open, each once. */
    lookingAt(subject: string, self: string): string[] {
      return [...new Set(lookers.get(subject))].filter((id) => id !== self);
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;
