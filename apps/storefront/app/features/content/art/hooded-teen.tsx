import { Hoodie } from './hoodie.tsx'
import { ShadedFace } from './shaded-face.tsx'

/** A teenager in a hoodie, cut like a poster: flat colour, hard shadow, thick line. */
export function HoodedTeen() {
  return (
    <svg viewBox="0 0 800 790" fill="none" strokeLinejoin="round" aria-hidden="true">
      <pattern id="block-dots" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="9" cy="9" r="5" fill="var(--colour-hero)" />
      </pattern>
      <path d="M120 40H680V800H120Z" fill="var(--art-block)" />
      <path d="M120 40H680V440Z" fill="url(#block-dots)" />
      <Hoodie />
      <ShadedFace />
      <Stickers />
    </svg>
  )
}

function Stickers() {
  return (
    <g stroke="var(--art-ink)" strokeWidth="8">
      <path d="M652 78 556 236H622L584 372 724 196H652L704 78Z" fill="var(--art-paper)" />
      <g transform="translate(156 204) rotate(-14)">
        <circle r="72" fill="var(--art-pop-light)" />
        <path
          d="M-34-26-14-6M-14-26-34-6M14-26 34-6M34-26 14-6M-36 18C-18 44 18 44 36 18"
          strokeWidth="9"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(664 676) rotate(10)">
        <path
          d="M0-92 18-54 56-74 54-32 94-22 62 8 82 46 40 44 30 84 0 54-30 84-40 44-82 46-62 8-94-22-54-32-56-74-18-54Z"
          fill="var(--art-paper)"
        />
        <path d="M-26-32H30V-18L-4 16H30V32H-30V18L4-16H-26Z" fill="var(--art-ink)" stroke="none" />
      </g>
    </g>
  )
}
