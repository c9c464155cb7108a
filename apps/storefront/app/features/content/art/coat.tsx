const leftSleeve = 'M346 360C280 330 216 268 178 200'
const rightSleeve = 'M454 360C528 340 588 292 630 228'
const body =
  'M322 322C352 300 448 300 478 322C496 352 508 420 552 556C556 570 550 580 536 584C452 606 348 606 264 584C250 580 244 570 248 556C292 420 304 352 322 322Z'

/** The raincoat without its hood: mittens, sleeves and body. */
export function Coat() {
  return (
    <>
      <Mitten transform="translate(158 176) rotate(-38)" />
      <Mitten transform="translate(648 206) rotate(46) scale(-1 1)" />
      <Sleeves />
      <Body />
      <Trimmings />
    </>
  )
}

function Mitten({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M-30 26V-18C-30-44 30-44 30-18V26Z" fill="var(--art-field-deep)" />
      <path d="M22 6C40-8 50 2 40 16L26 26Z" fill="var(--art-field-deep)" />
      <path d="M-12-16V6" stroke="var(--art-paper)" strokeWidth="6" opacity="0.6" />
    </g>
  )
}

function Sleeves() {
  return (
    <g strokeLinecap="butt">
      <path d={leftSleeve} stroke="var(--art-cloth)" strokeWidth="88" />
      <path d="M332 386C266 356 210 300 178 240" stroke="var(--art-cloth-deep)" strokeWidth="26" opacity="0.55" />
      <path d={rightSleeve} stroke="var(--art-cloth)" strokeWidth="88" />
      <path d="M468 388C538 366 596 322 636 266" stroke="var(--art-cloth-deep)" strokeWidth="26" opacity="0.55" />
      <path
        d="M300 322C282 312 268 302 254 290"
        stroke="var(--art-cloth-light)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M498 326C516 318 530 310 544 300"
        stroke="var(--art-cloth-light)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M191 223 172 190M617 247 638 216" stroke="var(--art-cloth-deep)" strokeWidth="92" />
      <path d="M239 288 217 262M571 299 592 277" stroke="var(--art-paper)" strokeWidth="88" />
    </g>
  )
}

function Body() {
  return (
    <>
      <clipPath id="coat-body">
        <path d={body} />
      </clipPath>
      <path d={body} fill="var(--art-cloth)" />
      <g clipPath="url(#coat-body)">
        <path d="M478 322C520 400 500 520 548 610H620V300Z" fill="var(--art-cloth-deep)" opacity="0.5" />
        <path d="M312 400C304 450 288 510 270 560" stroke="var(--art-cloth-light)" strokeWidth="16" opacity="0.7" />
        <path
          d="M344 330C352 372 346 400 336 424M456 330C448 372 454 400 464 424"
          stroke="var(--art-cloth-deep)"
          strokeWidth="9"
          opacity="0.35"
        />
        <path d="M230 486C330 512 470 512 570 486V524C470 550 330 550 230 524Z" fill="var(--art-paper)" />
        <path d="M500 506C524 502 548 496 572 486V524C550 532 526 538 506 542Z" fill="var(--art-ink)" opacity="0.12" />
        <path
          d="M240 566C340 590 460 590 560 566"
          stroke="var(--art-cloth-deep)"
          strokeWidth="3.5"
          strokeDasharray="9 8"
        />
      </g>
    </>
  )
}

function Trimmings() {
  return (
    <>
      <path d="M400 318V600" stroke="var(--art-cloth-deep)" strokeWidth="4" />
      <path d="M412 346V592" stroke="var(--art-cloth-deep)" strokeWidth="3" strokeDasharray="9 8" opacity="0.7" />
      <path d="M296 448H364V468C364 474 360 478 354 478H302C296 478 292 472 293 466Z" fill="var(--art-cloth-deep)" />
      <path
        d="M436 448H504L507 466C508 472 504 478 498 478H446C440 478 436 474 436 468Z"
        fill="var(--art-cloth-deep)"
      />
      <g fill="var(--art-ink)">
        <circle cx="400" cy="384" r="11" />
        <circle cx="400" cy="440" r="11" />
        <circle cx="400" cy="560" r="11" />
      </g>
    </>
  )
}
