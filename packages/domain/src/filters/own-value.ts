/** The value kept under a key, and nothing every object inherits: a brand may be called "constructor". */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
