import type { Result } from '@vonk/domain/result'
import type { PictureFormat } from '../request/choose-format.ts'
import type { PictureSize } from '../request/picture-size.ts'

/** What a worker is told: everything it needs, as it knows no folders and no settings. */
export type RenderJob = {
  readonly source: string
  readonly isDrawing: boolean
  readonly size: PictureSize
  readonly format: PictureFormat
  /** Where the result is kept. */
  readonly target: string
  /** Where a drawing is kept in full, to derive sizes from. */
  readonly masters: { readonly standard: string; readonly large: string }
}

export type Rendered = {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** How many bytes were added to the cache. */
  readonly written: number
  /** The files that were added to it. */
  readonly files: readonly string[]
  /** Why the cache could not be written, such as `ENOSPC`. */
  readonly cacheProblem: string | null
}

export type RenderRefusal = {
  readonly code: 'picture-broken' | 'picture-too-large' | 'picture-timeout' | 'pictures-busy'
  readonly detail: string
}

export type RenderReply = Result<Rendered, RenderRefusal>
