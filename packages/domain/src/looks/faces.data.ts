/** A face as headings and texts use it. */
export type Face = {
  /** With what stands in for it until it is there. */
  readonly family: string
  readonly weight: string
  readonly tracking: string
  readonly wordSpace: string
  readonly line: string
  /** Narrow letters may be larger. */
  readonly isCondensed: boolean
  /** Of a name in mails, where the face is not to be had. */
  readonly mailLogo: { readonly fontWeight: number; readonly letterSpacing: string }
}

const figtree: Face = {
  family: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  weight: '800',
  tracking: '-0.02em',
  wordSpace: '0em',
  line: '1.05',
  isCondensed: false,
  mailLogo: { fontWeight: 800, letterSpacing: '0' },
}

const fredoka: Face = {
  family: '"Fredoka", "Fredoka Fallback", system-ui, sans-serif',
  weight: '600',
  tracking: '-0.025em',
  wordSpace: '0.08em',
  line: '1.02',
  isCondensed: false,
  mailLogo: { fontWeight: 800, letterSpacing: '-0.02em' },
}

const bigShoulders: Face = {
  family: '"Big Shoulders", "Big Shoulders Fallback", Impact, sans-serif',
  weight: '900',
  tracking: '-0.015em',
  wordSpace: '-0.06em',
  line: '0.86',
  isCondensed: true,
  mailLogo: { fontWeight: 900, letterSpacing: '0.04em' },
}

/** The faces that come with the shop. */
export const faces = { figtree, fredoka, 'big-shoulders': bigShoulders } as const

export type FaceName = keyof typeof faces
