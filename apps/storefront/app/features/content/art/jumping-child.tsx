import { Coat } from './coat.tsx'
import { HoodedHead } from './hooded-head.tsx'
import { StripedLegs } from './striped-legs.tsx'

/** A child in a raincoat, in mid-jump: arms and legs out like the rays of a spark. */
export function JumpingChild() {
  return (
    <svg viewBox="0 0 800 800" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <Hills />
      <g transform="rotate(-7 400 430)">
        <StripedLegs />
        <Coat />
        <HoodedHead />
      </g>
      <Sparks />
    </svg>
  )
}

function Hills() {
  return (
    <>
      <clipPath id="hills">
        <rect x="92" y="84" width="616" height="640" rx="64" />
      </clipPath>
      <g clipPath="url(#hills)">
        <path d="M92 84h616v640H92Z" fill="var(--art-sky)" />
        <circle cx="566" cy="262" r="150" fill="var(--art-sun-glow)" />
        <circle cx="566" cy="262" r="108" fill="var(--art-sun)" />
        <path d="M124 330h90M150 308h40" stroke="var(--art-paper)" strokeWidth="30" />
        <path d="M572 470h104M606 446h36" stroke="var(--art-paper)" strokeWidth="30" />
        <path d="M60 620C180 520 300 560 420 600S640 560 760 500V760H60Z" fill="var(--art-field)" />
        <path d="M60 690C200 610 330 640 460 668S660 660 760 610V760H60Z" fill="var(--art-field-deep)" />
        <ellipse cx="420" cy="694" rx="150" ry="15" fill="var(--art-ink)" opacity="0.2" />
      </g>
    </>
  )
}

const rays =
  'M0-20V-43M11.8-16.2 25.3-34.8M19-6.2 40.9-13.3M19 6.2 40.9 13.3M11.8 16.2 25.3 34.8M0 20V43M-11.8 16.2-25.3 34.8M-19 6.2-40.9 13.3M-19-6.2-40.9-13.3M-11.8-16.2-25.3-34.8'

function Sparks() {
  return (
    <>
      <path transform="translate(52 424)" d={rays} stroke="var(--art-spark)" strokeWidth="13" />
      <path transform="translate(738 116) rotate(12) scale(1.3)" d={rays} stroke="var(--art-sun)" strokeWidth="13" />
      <path transform="translate(716 742) scale(0.7)" d={rays} stroke="var(--art-ink)" strokeWidth="14" />
      <circle cx="60" cy="566" r="13" fill="var(--art-field-deep)" />
      <circle cx="752" cy="352" r="10" fill="var(--art-spark)" />
      <circle cx="214" cy="50" r="11" fill="var(--art-sun)" />
    </>
  )
}
