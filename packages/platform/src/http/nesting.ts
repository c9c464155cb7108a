/** Whether JSON text nests deeper than a validator's stack should have to follow. */
export function isNestedDeeperThan(limit: number, text: string): boolean {
  if (text.length <= limit) return false
  let depth = 0
  for (let index = 0; index < text.length && depth <= limit; index += 1) {
    const character = text[index]
    if (character === '"') index = endOfString(text, index)
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
  }
  return depth > limit
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, index: number): boolean {
  let first = index
  while (text[first - 1] === '\\') first -= 1
  return (index - first) % 2 === 1
}
