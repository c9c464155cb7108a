/** Texts grouped by how they begin or end, to find those that share it without looking at all of them. */
export class Buckets {
  private readonly groups = new Map<string, string[]>()
  private readonly keyOf: (text: string) => string

  constructor(keyOf: (text: string) => string) {
    this.keyOf = keyOf
  }

  add(text: string): void {
    const key = this.keyOf(text)
    const group = this.groups.get(key)
    if (group) group.push(text)
    else this.groups.set(key, [text])
  }

  /** The texts that may share what the given one begins or ends with. */
  near(text: string): readonly string[] {
    return this.groups.get(this.keyOf(text)) ?? []
  }

  /** The groups of all keys that begin so; for texts shorter than a key. */
  *under(start: string): Generator<string> {
    for (const [key, group] of this.groups) if (key.startsWith(start)) yield* group
  }
}
