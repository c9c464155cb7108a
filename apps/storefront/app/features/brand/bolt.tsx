/** The sister's mark: the last letter of her name. */
export function Bolt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <path d="M22 4H92L66 43H86L16 98L36 58H14L42 25H10Z" fill="currentColor" />
    </svg>
  )
}
