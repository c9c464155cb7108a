/** What a link of a mail is for. */
export type LinkStep = 'confirm' | 'leave'

export function findStep(name: string): LinkStep | null {
  return name === 'confirm' || name === 'leave' ? name : null
}

/** What the link says behind the #, which no server ever hears; empty where it says nothing. */
export function readToken(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''
}
