import { listStoryTranslations } from '@vonk/contract/calls'
import { SelectField } from '@vonk/ui/field'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import { findItem, type Path } from '../content/change-content.ts'
import type { DraftState } from '../draft/create-draft-session.ts'
import { useWords } from '../words/words-context.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import styles from './story.module.css'
import { TranslationPane } from './translation-pane.tsx'

type ComparePaneProps = { state: DraftState; onShow: (path: Path) => void }

/** What stands beside the form: the page as shoppers would see it, or the same story in another view. */
export function ComparePane({ state, onShow }: ComparePaneProps) {
  const { text } = useWords()
  const { ask } = useApi()
  const { comparedId } = useParams()
  const { id } = state.story
  const { content } = state.timeline.present
  const [chosenId, setChosenId] = useState(comparedId === undefined ? null : Number(comparedId))
  const { value } = useLoaded(useCallback(() => ask(listStoryTranslations, { id }), [ask, id]))
  const translations = value?.stories ?? []
  const chosen = translations.find((story) => story.id === chosenId)
  return (
    <div className={styles.compare}>
      {translations.length > 0 && (
        <SelectField
          label={text('compare.choice')}
          options={[
            { value: '', label: text('preview.title') },
            ...translations.map((story) => ({
              value: String(story.id),
              label: text('compare.translation', { view: story.view }),
            })),
          ]}
          value={chosen ? String(chosen.id) : ''}
          onText={(picked) => setChosenId(picked === '' ? null : Number(picked))}
        />
      )}
      {chosen ? (
        <TranslationPane key={chosen.id} story={chosen} onShow={onShow} />
      ) : (
        <PreviewFrame state={state} onSelect={(uid) => onShow(findItem(content, uid) ?? [])} />
      )}
    </div>
  )
}
