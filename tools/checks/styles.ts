import type { Source } from '../files/read-sources.ts'
import { namedColours } from './named-colours.data.ts'
import { inspectLines, type Problem } from './problem.ts'

const tokens = 'packages/ui/src/tokens/tokens.css'
const drawing = /\.illustration\.tsx$/

// A colour made from a token, oklch(from var(--ink) …), is not raw.
const hex = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\\b'
const functional = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!\\s*from var)'
const rawColour = new RegExp(`${hex}|${functional}|(?<![\\w-])(?:${namedColours.join('|')})(?![\\w-])`, 'gi')
const takesColour = /^(--|.*color$|background|border|outline|fill$|stroke$|.*shadow$|text-decoration|column-rule)/

const sides = 'left|right|top|bottom'
const sided = `(?:margin|padding|border|scroll-margin|scroll-padding)-(?:${sides})(?:-.*)?`
const physical = new RegExp(`^(?:${sided}|${sides}|border-(?:top|bottom)-(?:left|right)-radius)$`)

/** Colours come from the tokens, sides are logical. */
export function checkStyles(sources: Source[]): Problem[] {
  return sources.flatMap(({ path, text }) => {
    if (path === tokens || drawing.test(path) || !/^(apps|packages\/ui)\//.test(path)) return []
    if (path.endsWith('.css')) return checkCss(path, withoutComments(text))
    return /(?<!\.test)\.tsx$/.test(path) ? inspectLines(path, withoutComments(text), inspectTsx) : []
  })
}

function checkCss(file: string, text: string): Problem[] {
  const declarations = text.matchAll(/(?<=[{};]\s*)(--[\w-]+|[a-z-]+)\s*:([^;{}]+)(?=[;}])/g)
  return declarations.toArray().flatMap(({ 1: property = '', 2: value = '', index }) => {
    const line = text.slice(0, index).split('\n').length
    return inspectDeclaration(property, value.trim()).map(
      (message) => ({ severity: 'error', file, line, message }) as const,
    )
  })
}

function inspectDeclaration(property: string, value: string): string[] {
  const painted = takesColour.test(property) ? coloursIn(value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')) : []
  const isSided = /^(text-align|float|clear)$/.test(property) && /\b(left|right)\b/.test(value)
  return [
    ...painted,
    ...(isSided || physical.test(property) ? [`${property}: ${value} is physical; use the logical property`] : []),
  ]
}

const painting = /\b(?:fill|stroke|color|stopColor|floodColor|background\w*|border\w*)\s*[=:]\s*\{?['"`]([^'"`]+)/g
const colourText = /(?<!\b(?:href|to|hash|id)\s*[=:]\s*\{?)['"`](#[0-9a-f]{3,8}|(?:rgb|hsl|oklch)a?\([^'"`]*\))['"`]/gi
const physicalName = /\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\w*(?=:)/g

function inspectTsx(line: string): string[] {
  const values = [...line.matchAll(painting), ...line.matchAll(colourText)].map((match) => match[1] ?? '')
  const physicals = [...line.matchAll(physicalName)].map(([name]) => `${name} is physical; use the logical property`)
  return [...new Set(values.flatMap(coloursIn)), ...physicals]
}

function coloursIn(value: string): string[] {
  return [...value.matchAll(rawColour)].map(([colour]) => `${colour} is a raw colour; use a token of ${tokens}`)
}

/** Blanks comments, keeping the lines where they are. */
function withoutComments(text: string) {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
}
