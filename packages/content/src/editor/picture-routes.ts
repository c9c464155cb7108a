import { listPictures, uploadPicture } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { actorOf, recordAct } from '@vonk/platform/acts'
import type { Database } from '@vonk/platform/db'
import { type CallContext, handle } from '@vonk/platform/http'
import { listPictures as findPictures, rememberPictures } from '../stories/index.ts'

type PictureRefusal = { readonly code: 'picture-unreadable' | 'picture-too-large' | 'picture-unsafe' }
type StoredPicture = { readonly filename: string; readonly width: number; readonly height: number }

export type PictureParts = {
  readonly db: Database
  /** The member of staff who calls. */
  whoIs(context: CallContext): Promise<{ readonly email: string; readonly name: string } | null>
  /** Keeps a picture where the shop shows pictures from. */
  storePicture(upload: { name: string; bytes: Uint8Array }): Promise<Result<StoredPicture, PictureRefusal>>
}

/** Pictures for stories: a new one, or one that is there already. */
export function pictureRoutes({ db, whoIs, storePicture }: PictureParts) {
  return [
    handle(uploadPicture, async ({ name, alt, data }, context) => {
      const member = await whoIs(context)
      if (!member) return err({ code: 'staff-not-signed-in' })
      const stored = await storePicture({ name, bytes: Buffer.from(data, 'base64') })
      if (!stored.ok) return stored
      const { filename, width, height } = stored.value
      await db.transaction(async (tx) => {
        await rememberPictures(tx, [{ filename, alt, focus: '' }])
        const on = { kind: 'picture', id: filename }
        await recordAct(tx, { by: actorOf(member), on, name: 'uploaded', after: { alt, width, height } })
      })
      return ok({ ...stored.value, alt })
    }),
    handle(listPictures, async ({ search, pageSize, currentPage }) =>
      ok(await findPictures(db, { search, offset: (currentPage - 1) * pageSize, limit: pageSize })),
    ),
  ]
}
