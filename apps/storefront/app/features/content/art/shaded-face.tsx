/** Fringe, wide sunglasses and half a smile. */
export function ShadedFace() {
  return (
    <g stroke="var(--art-ink)">
      <path
        d="M320 296C320 350 354 392 400 394C446 392 480 350 480 296C480 246 446 226 400 226C354 226 320 246 320 296Z"
        fill="var(--art-skin)"
        strokeWidth="6"
      />
      <path
        d="M440 240C470 262 476 300 466 336C456 366 430 388 400 394C446 392 480 350 480 296C480 266 466 246 440 240Z"
        fill="var(--art-skin-deep)"
        stroke="none"
      />
      <path
        d="M312 268C316 206 356 174 404 174C452 174 486 208 490 268C470 262 452 250 440 230C430 254 404 270 372 272C380 262 384 254 384 246C364 264 340 272 312 268Z"
        fill="var(--art-pop)"
        strokeWidth="6"
      />
      <path
        d="M304 276H496L490 322C486 342 472 350 452 348L424 346C412 344 406 336 400 322C394 336 388 344 376 346L348 348C328 350 314 342 310 322Z"
        fill="var(--art-paper)"
        strokeWidth="8"
      />
      <path
        d="M322 292H384L362 334C344 338 330 334 326 318ZM416 292H478L474 318C470 334 456 338 438 334Z"
        fill="var(--art-ink)"
        stroke="none"
      />
      <path d="M340 297 329 322M356 297 338 331M440 297 430 319" stroke="var(--art-pop-light)" strokeWidth="5" />
      <path d="M376 368C390 378 410 376 424 364" strokeWidth="6" strokeLinecap="round" />
    </g>
  )
}
