/** Who has no ü types ue: Muetze is Mütze, folded both are mutze. Not in blaue or Quelle, where the letters belong apart. */
export function spellGerman(word: string): string {
  return word.replace(/(?<![aeiouyq])([aou])e/g, '$1')
}
