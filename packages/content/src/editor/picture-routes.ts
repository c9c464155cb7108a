import { listPictures, uploadPicture } from '@vonk/contract'
import { ok, type Result } from '@vonk/domain/result'
import type { Database } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import { listPictures as findPictures, rememberPictures } from '../stories/index.ts'

type PictureRefusal = { readonly code: 'picture-unreadable' | 'picture-too-large' | 'picture-unsafe' }
type StoredPicture = { readonly filename: string; readonly width: number; readonly height: number }

export type PictureParts = {
  readonly db: Database
  /** Keeps a picture where the shop shows pictures from. */
  storePicture(upload: { name: string; bytes: Uint8Array }): Promise<Result<StoredPicture, PictureRefusal>>
}

/** Pictures for stories: a new one, or one that is there already. */
export function pictureRoutes({ db, storePicture }: PictureParts) {
  return [
    handle(uploadPicture, async ({ name, alt, data }) => {
      const stored = await storePicture({ name, bytes: Buffer.from(data, 'base64') })
      if (!stored.ok) return stored
      await rememberPictures(db, [{ filename: stored.value.filename, alt, focus: '' }])
      return ok({ ...stored.value, alt })
    }),
    handle(listPictures, async ({ search, pageSize, currentPage }) =>
      ok(await findPictures(db, { search, offset: (currentPage - 1) * pageSize, limit: pageSize })),
    ),
  ]
}
