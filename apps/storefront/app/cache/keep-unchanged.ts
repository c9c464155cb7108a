type Kept<Value> = { readonly text: string; readonly value: Value; readonly until: number }

/** Gives the very same value while what is read says the same, for so long; what is kept beside the value stays of use. */
export function createKeepUnchanged<Value>({ keepForMs, now }: { keepForMs: number; now: () => number }) {
  let kept: Kept<Value> | null = null
  return function keepUnchanged(read: Value): Value {
    const text = JSON.stringify(read)
    if (kept?.text === text && now() < kept.until) return kept.value
    kept = { text, value: read, until: now() + keepForMs }
    return read
  }
}
