/** `2026-11-15 09:30:00`, as this API family writes moments: in UTC. */
export function momentOf(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}
