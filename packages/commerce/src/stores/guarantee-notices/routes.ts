import { readGuaranteeNotice } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import type { Database } from '@vonk/platform/db'
import { handle, PictureAnswer } from '@vonk/platform/http'
import { findNoticeFile } from './store.ts'

export function guaranteeNoticeRoutes({ db }: { readonly db: Database }) {
  return [
    handle(readGuaranteeNotice, async ({ language }) => {
      const file = await findNoticeFile(db, language)
      return file ? ok(new PictureAnswer(file.content, file.contentType)) : err({ code: 'notice-not-found' })
    }),
  ]
}
