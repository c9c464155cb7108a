const unstorable = /\\u(?:0000|d[89a-f])/
const escapes = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g

/** Rows as the one parameter of `json_to_recordset`, without the two things Postgres cannot hold in a text. */
export function jsonRows(rows: readonly object[]): string {
  const text = JSON.stringify(rows)
  return unstorable.test(text) ? text.replaceAll(escapes, storableEscape) : text
}

/** A NUL goes; half of a surrogate pair, which is all that is written as \ud…, becomes the sign for a broken one. */
function storableEscape(written: string): string {
  if (written === '\\u0000') return ''
  return written.startsWith('\\ud') ? '\ufffd' : written
}
