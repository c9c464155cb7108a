import bigShoulders from '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff2?url'
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { FaceName } from '@vonk/domain/looks'

const standIns = ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold', 'Arial']

type FaceFiles = {
  readonly file: string
  /** What a style sheet says of it; nothing where every page has it. */
  readonly rules: string
}

/** Headings have one weight: the file of that weight alone is half as large as that of all of them. */
export const faceFiles: Readonly<Record<FaceName, FaceFiles>> = {
  figtree: { file: figtree, rules: '' },
  fredoka: {
    file: fredoka,
    rules:
      faceRule({ family: 'Fredoka', weight: '600 700', file: fredoka }) +
      fallbackRule('Fredoka', { size: 94.16, ascent: 103.44, descent: 25.06 }),
  },
  'big-shoulders': {
    file: bigShoulders,
    rules:
      faceRule({ family: 'Big Shoulders', weight: '600 900', file: bigShoulders }) +
      fallbackRule('Big Shoulders', { size: 69.61, ascent: 141.37, descent: 30.6 }),
  },
}

type NamedFile = { readonly family: string; readonly weight: string; readonly file: string }

function faceRule({ family, weight, file }: NamedFile): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${file}") format("woff2")}`
}

type Metrics = { readonly size: number; readonly ascent: number; readonly descent: number }

/** What stands in until the face is there has the same widths and line, so that nothing moves. */
function fallbackRule(family: string, { size, ascent, descent }: Metrics): string {
  const sources = standIns.map((name) => `local("${name}")`).join(',')
  const measures = `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`
  return `@font-face{font-family:"${family} Fallback";src:${sources};${measures}}`
}
