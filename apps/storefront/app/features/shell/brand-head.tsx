import type { Brand } from '@vonk/domain/stores'
import { isDrawn } from '../brand/index.ts'
import type { LookFiles } from '../stores/index.ts'

type BrandHeadProps = {
  brand: Brand | undefined
  fonts?: LookFiles['fonts'] | undefined
  themeColour?: string | undefined
  /** Where the view says how it is installed as an app. */
  manifest?: string | undefined
}

/** What a brand puts into every page's head: its fonts at once, its icon, its colour, and how it is installed. */
export function BrandHead({ brand, fonts, themeColour, manifest }: BrandHeadProps) {
  return (
    <>
      {fonts?.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {brand && isDrawn(brand) && (
        <>
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
