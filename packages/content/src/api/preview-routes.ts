import { type ParsedInputOf, previewStory, type Story, validateEditor } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { handle } from '@vonk/platform/http'
import { isEditor, mayRead } from '../preview/index.ts'
import { whenAvailable } from '../source/index.ts'
import { collapseRelations, relationFields } from '../stories/index.ts'
import type { ContentApiParts } from './content-api-parts.ts'
import { withRelated } from './read-related.ts'

/** The door of the visual editor, and drafts as its pages show them. */
export function previewRoutes({ source, tokens, now = () => new Date() }: ContentApiParts) {
  const { previewToken } = tokens

  async function findDraft(asked: ParsedInputOf<typeof previewStory>) {
    const { id, from_release: release, content: typed } = asked
    const saved = await source.find({ id, release }, 'draft')
    if (!saved) return err({ code: 'story-not-found' })
    const content = typed ? source.readContent(collapseRelations(typed)) : saved.content
    return content ? ok<Story>({ ...saved, content }) : err({ code: 'story-invalid' })
  }

  return [
    handle(validateEditor, ({ space_id, spaceId = space_id, timestamp, token }) => {
      const isKnown = previewToken !== null && isEditor({ spaceId, timestamp, token }, { previewToken, now: now() })
      return isKnown ? ok({ previewToken, error: false }) : err({ code: 'editor-unauthorized' })
    }),

    handle(previewStory, (asked, { log }) =>
      whenAvailable(log, async () => {
        if (!mayRead('draft', asked.token, tokens)) return err({ code: 'editor-unauthorized' })
        const draft = await findDraft(asked)
        if (!draft.ok) return draft
        const related = { source, version: 'draft', release: asked.from_release, fields: relationFields } as const
        const [story] = await withRelated([draft.value], related)
        return story ? ok({ story }) : err({ code: 'story-not-found' })
      }),
    ),
  ]
}
