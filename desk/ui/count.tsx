import { mostCounted } from '../../domain/desk.ts';

/** Counting ends at `mostCounted`: `1000+`. */
export function countText(count: number): string {
  return count < mostCounted ? `${count}` : `${mostCounted}+`;
}

/** How many wait in a place, beside its name; nothing where nobody does. */
export function Count({ of, isUrgent = false }: { of: number; isUrgent?: boolean }) {
  if (of === 0) return null;
  return (
    <span className="desk-count" data-urgent={isUrgent || undefined}>
      {countText(of)}
    </span>
  );
}
