import bigShoulders from '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff2?url'
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { Brand } from '@vonk/domain/stores'

/** Of the brands that have a look of their own. */
const headingFonts: ReadonlyMap<Brand | undefined, string> = new Map([
  ['vonk', fredoka],
  ['razz', bigShoulders],
])

type BrandHeadProps = {
  brand: Brand | undefined
  themeColour?: string | undefined
  /** Where the view says how it is installed as an app. */
  manifest?: string | undefined
}

/** What a brand puts into every page's head: its two fonts at once, its icon, its colour, and how it is installed. */
export function BrandHead({ brand, themeColour, manifest }: BrandHeadProps) {
  const headingFont = headingFonts.get(brand)
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
      {headingFont && (
        <>
          <link rel="preload" as="font" type="font/woff2" href={headingFont} crossOrigin="anonymous" />
          <link rel="icon" href={`/icon-${brand}.ico`} sizes="32x32" />
          <link rel="icon" href={`/icon-${brand}.svg`} type="image/svg+xml" />
          <link rel="apple-touch-icon" href={`/icon-${brand}.png`} />
        </>
      )}
      {manifest && <link rel="manifest" href={manifest} />}
      {themeColour && <meta name="theme-color" content={themeColour} />}
    </>
  )
}
