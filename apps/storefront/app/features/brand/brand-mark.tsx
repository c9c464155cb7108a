import type { Brand } from '@vonk/domain/stores'

/** Nothing, of a brand that nobody has drawn one for. */
export function BrandMark({ brand, className }: { brand: Brand | undefined; className?: string | undefined }) {
  if (brand === 'vonk') return <Spark className={className} />
  return brand === 'razz' && <Bolt className={className} />
}

/** The sister's mark: the last letter of her name. */
function Bolt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <path d="M22 4H92L66 43H86L16 98L36 58H14L42 25H10Z" fill="currentColor" />
    </svg>
  )
}

const rays =
  'M50 30V7M61.8 33.8 75.3 15.2M69 43.8 90.9 36.7M69 56.2 90.9 63.3M61.8 66.2 75.3 84.8M50 70V93M38.2 66.2 24.7 84.8M31 56.2 9.1 63.3M31 43.8 9.1 36.7M38.2 33.8 24.7 15.2'

/** The label's mark: ten rays around nothing. */
function Spark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <path d={rays} fill="none" stroke="currentColor" strokeWidth="13" strokeLinecap="round" />
    </svg>
  )
}
