const hood = 'M400 108C478 108 522 168 514 244C510 294 478 336 400 340C322 336 290 294 286 244C278 168 322 108 400 108Z'

/** A laughing face in a lined hood. */
export function HoodedHead() {
  return (
    <>
      <path d={hood} fill="var(--art-cloth)" />
      <path
        d="M470 130C512 160 524 210 514 250C508 300 470 338 400 340C452 320 486 290 488 236C490 196 484 160 470 130Z"
        fill="var(--art-cloth-deep)"
        opacity="0.5"
      />
      <path d="M314 176C328 146 352 130 378 124" stroke="var(--art-cloth-light)" strokeWidth="13" />
      <ellipse cx="400" cy="240" rx="89" ry="85" fill="var(--art-sun)" />
      <ellipse cx="400" cy="240" rx="89" ry="85" stroke="var(--art-cloth-deep)" strokeWidth="3" strokeDasharray="9 8" />
      <ellipse cx="400" cy="244" rx="74" ry="72" fill="var(--art-skin)" />
      <path
        d="M327 236C330 190 364 170 402 170C440 170 472 192 474 236C452 230 436 214 426 196C412 218 372 236 327 236Z"
        fill="var(--art-hair)"
      />
      <g fill="var(--art-blush)">
        <circle cx="352" cy="274" r="13" />
        <circle cx="450" cy="274" r="13" />
      </g>
      <g fill="var(--art-ink)">
        <circle cx="374" cy="252" r="7" />
        <circle cx="428" cy="252" r="7" />
        <path d="M376 274C380 303 422 303 426 274Z" />
      </g>
      <path d="M387 290C395 281 408 281 415 290C407 296 395 296 387 290Z" fill="var(--art-blush)" />
    </>
  )
}
