import { renderToString } from 'react-dom/server'
import type { Writer } from '../features/writing/index.ts'

// As long as somebody holds the object, so long its HTML is of use.
const written = new WeakMap<object, string>()

/** Remembers the HTML of what is drawn from an object: a list that has not changed is not drawn again. */
export const writeOnce: Writer = (subject, element) => {
  const known = written.get(subject)
  if (known !== undefined) return known
  const html = renderToString(element)
  written.set(subject, html)
  return html
}
