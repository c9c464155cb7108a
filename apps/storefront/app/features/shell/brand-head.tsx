import bigShoulders from '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff2?url'
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { Brand } from '@vonk/domain/stores'

const headingFonts: Readonly<Record<Brand, string>> = { vonk: fredoka, razz: bigShoulders }

type BrandHeadProps = {
  brand: Brand
  themeColour?: string | undefined
  /** Where the view says how it is installed as an app. */
  manifest?: string | undefined
}

/** What a brand puts into every page's head: its two fonts at once, its icon, its colour, and how it is installed. */
export function BrandHead({ brand, themeColour, manifest }: BrandHeadProps) {
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={headingFonts[brand]} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
      <link rel="icon" href={`/icon-${brand}.ico`} sizes="32x32" />
      <link rel="icon" href={`/icon-${brand}.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`/icon-${brand}.png`} />
      {manifest && <link rel="manifest" href={manifest} />}
      {themeColour && <meta name="theme-color" content={themeColour} />}
    </>
  )
}
