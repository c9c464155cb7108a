import { readFile } from 'node:fs/promises'
import { canonicalTag } from '@vonk/languages'
import { type Terminal, UsageError } from '@vonk/platform/command-line'
import { removeNotice, setNotice } from '../guarantee-notices.ts'
import type { NoticeRefusal } from '../read-notice-file.ts'

const reasons: Readonly<Record<NoticeRefusal['code'], string>> = {
  'no-picture': 'is neither an SVG nor a PNG.',
  'too-heavy': 'is heavier than 2 MB.',
  'not-self-contained': 'holds a script or asks for something elsewhere: take the file as the Commission publishes it.',
  'no-size': 'does not say how large it is.',
}

/** `nl FILE` keeps the Commission's notice on the legal guarantee as it is; `nl none` takes it away. */
export async function putNotice([code, file]: readonly string[], terminal: Terminal): Promise<number> {
  const language = canonicalTag(code ?? '')
  if (!language || !file) throw new UsageError('Say which language, by a tag such as nl, and which file or none.')
  const content = file === 'none' ? null : await readFile(file).catch(() => null)
  if (file !== 'none' && !content) throw new UsageError(`${file} cannot be read.`)
  return terminal.withDatabase(async (db) => {
    if (!content) {
      const isRemoved = await removeNotice(db, language)
      terminal.write(isRemoved ? `The notice in ${language} is taken away.` : `There is no notice in ${language}.`)
      return isRemoved ? 0 : 1
    }
    const kept = await setNotice(db, { language, content: new Uint8Array(content) })
    terminal.write(
      kept.ok
        ? `Views in ${language} show this notice at the checkout and at /legal-guarantee.`
        : `${file} ${reasons[kept.refusal.code]}`,
    )
    return kept.ok ? 0 : 1
  })
}
