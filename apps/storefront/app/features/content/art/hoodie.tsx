const torso =
  'M300 392C240 402 168 428 132 470C92 540 64 660 52 810H748C736 660 708 540 668 470C632 428 560 402 500 392C470 430 330 430 300 392Z'
const hood =
  'M400 96C500 96 556 176 550 284C546 352 520 398 486 424C440 452 360 452 314 424C280 398 254 352 250 284C244 176 300 96 400 96Z'

export function Hoodie() {
  return (
    <g stroke="var(--art-ink)">
      <pattern id="cloth-dots" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="7" cy="7" r="3.6" fill="var(--art-cloth-deep)" stroke="none" />
      </pattern>
      <Torso />
      <path d={hood} fill="var(--art-cloth)" stroke="none" />
      <clipPath id="hood">
        <path d={hood} />
      </clipPath>
      <g clipPath="url(#hood)" stroke="none">
        <path d="M470 90C560 160 560 330 480 440H600V80Z" fill="var(--art-cloth-deep)" />
        <path d="M430 90C520 160 520 330 440 440H520V80Z" fill="url(#cloth-dots)" />
      </g>
      <path d={hood} strokeWidth="9" />
      <path d="M400 96C392 120 392 140 396 160" strokeWidth="6" />
      <path
        d="M400 158C468 158 506 214 502 288C498 352 456 402 400 404C344 402 302 352 298 288C294 214 332 158 400 158Z"
        fill="var(--art-ink)"
      />
    </g>
  )
}

function Torso() {
  return (
    <>
      <clipPath id="torso">
        <path d={torso} />
      </clipPath>
      <path d={torso} fill="var(--art-cloth)" stroke="none" />
      <g clipPath="url(#torso)">
        <path d="M520 392C600 430 640 560 610 820H780V380Z" fill="var(--art-cloth-deep)" stroke="none" />
        <path d="M440 420C560 470 600 600 560 820H640V380Z" fill="url(#cloth-dots)" stroke="none" />
        <path d="M206 560C196 640 192 720 196 820M594 560C604 640 608 720 604 820" strokeWidth="7" />
        <path
          d="M206 560C220 540 226 520 224 500M594 560C580 540 574 520 576 500"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path
          d="M116 566C138 578 162 578 188 568M92 668C122 686 152 684 188 670M684 566C662 578 638 578 614 570"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M278 820 300 694H500L522 820" fill="var(--art-cloth)" strokeWidth="7" />
        <path d="M312 708H488" strokeWidth="4" strokeDasharray="10 8" />
      </g>
      <path d={torso} strokeWidth="9" />
      <path d="M424 488 330 604H388L362 684 472 560H412L452 488Z" fill="var(--art-pop)" strokeWidth="8" />
      <g strokeLinecap="round">
        <path d="M356 424C348 470 352 500 346 540M444 424C452 466 448 490 456 520" strokeWidth="17" />
        <path
          d="M356 424C348 470 352 500 346 540M444 424C452 466 448 490 456 520"
          stroke="var(--art-paper)"
          strokeWidth="7"
        />
      </g>
    </>
  )
}
