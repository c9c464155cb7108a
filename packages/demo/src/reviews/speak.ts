/** What a text may mention; an absent fact keeps out the texts that need it. */
export type Facts = {
  /** By name: `size`, `child`, `it` … */
  readonly words: Readonly<Record<string, string | undefined>>
  /** The place of the garment's gender among those of the language. */
  readonly gender: number
  readonly isPlural: boolean
  /** The child, or the teen who writes. */
  readonly isGirl: boolean
}

/** The text with its facts in place and its forms agreeing; null where a fact is missing. */
export function speak(text: string, { words, gender, isPlural, isGirl }: Facts): string | null {
  let isComplete = true
  const spoken = text
    .replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const [girl = '', boy] = name.split(':')
      const word = boy === undefined ? lookUp(words, name) : isGirl ? girl : boy
      isComplete &&= word !== undefined
      return word ?? ''
    })
    .replace(/<([^<>]+)>/g, (_, forms: string) => agree(forms.split('/'), gender, isPlural))
  return isComplete ? capitalise(spoken) : null
}

/** Two forms are one and many, more are the genders. */
function agree(forms: readonly string[], gender: number, isPlural: boolean): string {
  return (forms.length === 2 ? forms[isPlural ? 1 : 0] : forms[gender]) ?? ''
}

/** `{Child}` is `{child}` with a capital. */
function lookUp(words: Facts['words'], name: string): string | undefined {
  const lower = name.charAt(0).toLowerCase() + name.slice(1)
  const word = words[lower]
  return word === undefined || lower === name ? word : capitalise(word)
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
