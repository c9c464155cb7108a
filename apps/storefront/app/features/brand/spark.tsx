const rays =
  'M50 30V7M61.8 33.8 75.3 15.2M69 43.8 90.9 36.7M69 56.2 90.9 63.3M61.8 66.2 75.3 84.8M50 70V93M38.2 66.2 24.7 84.8M31 56.2 9.1 63.3M31 43.8 9.1 36.7M38.2 33.8 24.7 15.2'

/** The label's mark: ten rays around nothing. */
export function Spark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <path d={rays} fill="none" stroke="currentColor" strokeWidth="13" strokeLinecap="round" />
    </svg>
  )
}
