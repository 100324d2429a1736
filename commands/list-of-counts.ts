/** A sentence's list of how many documents of each collection: `2 referrals, 0 messages`. */
export function listOfCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
