import { describeError, isErrorLike } from './describe-error.ts'

const REDACTED = '[redacted]'

const SECRET_KEY =
  /pass(?:word|wd|phrase|code)|secret|token|authori[sz]ation|cookie|credential|api[-_]?key|private[-_]?key|session[-_]?id|^session$|signature|cvc|iban|card[-_]?number|gift[-_]?card/i
const PERSONAL_KEY =
  /e[-_]?mail|phone|(?:first|last|middle|full)[-_]?name|street|post(?:al)?[-_]?code|^zip$|birth|(?:billing|shipping)[-_]?address|vat[-_]?id|^ip$|remote[-_]?address|^dob$|^params$|^parameters$|^values$/i

const DEEPEST = 6
const MOST_ITEMS = 50

/** A copy in which secrets and personal data are replaced, at any depth a log line should have. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isErrorLike(value)) return describeError(value)
  if (depth >= DEEPEST) return '[deep]'
  if (ArrayBuffer.isView(value)) return '[binary]'
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => redact(item, depth + 1))
  if ('toJSON' in value && typeof value.toJSON === 'function') return redact(value.toJSON(), depth + 1)
  return redactEntries(value, depth)
}

function redactEntries(value: object, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) {
    copy[key] = isSensitive(key) && field !== null && field !== undefined ? REDACTED : redact(field, depth + 1)
  }
  return copy
}

function isSensitive(key: string): boolean {
  return SECRET_KEY.test(key) || PERSONAL_KEY.test(key)
}
