const left = 'M352 560C338 610 300 650 262 676'
const right = 'M452 560C476 604 520 626 566 618'

/** Striped tights and two rain boots. */
export function StripedLegs() {
  return (
    <>
      <g strokeWidth="60" strokeLinecap="butt">
        <path d={left} stroke="var(--art-ink)" />
        <path d={left} stroke="var(--art-paper)" strokeDasharray="13 19" />
        <path d={right} stroke="var(--art-ink)" />
        <path d={right} stroke="var(--art-paper)" strokeDasharray="13 19" />
      </g>
      <g transform="translate(268 672) rotate(38) scale(-1 1)">
        <Boot />
      </g>
      <g transform="translate(560 618) rotate(-64)">
        <Boot />
      </g>
    </>
  )
}

function Boot() {
  return (
    <>
      <path d="M-36-8H36V44C52 50 66 60 68 78H-36Z" fill="var(--art-sun)" />
      <path d="M14-8H36V44C52 50 66 60 68 78H44C44 60 14 50 14 20Z" fill="var(--art-sun-deep)" opacity="0.45" />
      <path d="M68 78H-36V90C-36 96-32 98-26 98H60C66 98 70 92 68 78Z" fill="var(--art-sun-deep)" />
      <path d="M-40-10H40V8H-40Z" fill="var(--art-sun-deep)" />
      <path d="M-22 24V52" stroke="var(--art-paper)" strokeWidth="7" opacity="0.8" />
    </>
  )
}
