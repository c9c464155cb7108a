const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function toHtml(text: string): string {
  return `<p>${text.replace(/[&<>"]/g, (character) => entities[character] ?? character)}</p>`
}
