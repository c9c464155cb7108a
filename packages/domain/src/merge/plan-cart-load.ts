export type LoadedCart = {
  readonly isSyncEnabled: boolean
  readonly token: string | null
  readonly lineCount: number
}

/** What follows when the device has read its cart. */
export function planCartLoad({ isSyncEnabled, token, lineCount }: LoadedCart): 'sync' | 'create-token' | 'none' {
  if (!isSyncEnabled) return 'none'
  if (token !== null) return 'sync'
  return lineCount > 0 ? 'create-token' : 'none'
}
