import type { FontBook } from './font-book.ts'

export type TextStyle = { readonly size: number; readonly isBold?: boolean; readonly colour?: string }

/** As much of a PDF document as painting text needs. */
export type Canvas = {
  font(name: string): Canvas
  fontSize(size: number): Canvas
  fillColor(colour: string): Canvas
  widthOfString(text: string): number
  text(
    text: string,
    x: number,
    y: number,
    options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
  ): Canvas
}

export type TextPainter = {
  /** Lines no wider than this; a word that is wider is broken. */
  wrap(text: string, width: number, style: TextStyle): readonly string[]
  widthOf(line: string, style: TextStyle): number
  /** `y` is where the letters stand. */
  paint(line: string, place: { readonly x: number; readonly y: number }, style: TextStyle): void
}

// Hebrew, Arabic, Syriac, Thaana, N'Ko and the forms of presentation.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Whether eyes read a part of it from the right. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/** Prints text in several scripts on one line, each character in a font that has it. */
export function createTextPainter(canvas: Canvas, fonts: FontBook): TextPainter {
  const use = (name: string, { size, colour = '#000000' }: TextStyle) =>
    canvas.font(name).fontSize(size).fillColor(colour)

  function runsOf(line: string, isBold: boolean): { name: string; text: string }[] {
    const runs: { name: string; text: string }[] = []
    for (const character of line) {
      const name = fonts.nameOf(character, isBold)
      const last = runs.at(-1)
      if (last?.name === name) last.text += character
      else runs.push({ name, text: character })
    }
    return runs
  }

  function widthOf(line: string, style: TextStyle): number {
    return runsOf(line, style.isBold ?? false).reduce(
      (width, { name, text }) => width + use(name, style).widthOfString(text),
      0,
    )
  }

  function breakWord(word: string, width: number, style: TextStyle): string[] {
    if (widthOf(word, style) <= width) return [word]
    const pieces: string[] = ['']
    for (const character of word) {
      const longer = (pieces.at(-1) ?? '') + character
      if (longer.length > 1 && widthOf(longer, style) > width) pieces.push(character)
      else pieces[pieces.length - 1] = longer
    }
    return pieces
  }

  return {
    widthOf,
    wrap(text, width, style) {
      const lines: string[] = []
      for (const word of text
        .split(/\s+/u)
        .filter((word) => word !== '')
        .flatMap((word) => breakWord(word, width, style))) {
        const longer = `${lines.at(-1) ?? ''} ${word}`
        if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    },
    paint(line, { x, y }, style) {
      let left = x
      for (const { name, text } of runsOf(toVisualOrder(line), style.isBold ?? false)) {
        const run = use(name, style)
        run.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
        left += run.widthOfString(text)
      }
    },
  }
}

/** Words that are read from the right stand in their own order; within a word the font turns the letters. */
function toVisualOrder(line: string): string {
  if (!isRightToLeft(line)) return line
  const words = line.split(' ')
  const ordered: string[] = []
  for (let at = 0; at < words.length; ) {
    let end = at
    while (end < words.length && isRightToLeft(words[end] ?? '')) end += 1
    ordered.push(...(end > at ? words.slice(at, end).reverse() : words.slice(at, at + 1)))
    at = Math.max(end, at + 1)
  }
  return ordered.join(' ')
}
