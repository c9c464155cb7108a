import { TextField } from '@vonk/ui/field'
import type { DraftSession, DraftState } from '../draft/create-draft-session.ts'
import { useWords } from '../words/words-context.tsx'
import styles from './story.module.css'

type StoryDetailsProps = { session: DraftSession; state: DraftState; isReadOnly: boolean }

/** What a story is called and where it is found. */
export function StoryDetails({ session, state, isReadOnly }: StoryDetailsProps) {
  const { text } = useWords()
  const { present } = state.timeline
  const change = (field: 'name' | 'path') => (value: string) => session.change({ ...present, [field]: value }, field)
  const isWrong = (field: string) => state.issues.some(({ path }) => path === field)
  return (
    <details className={styles.details} open={isWrong('name') || isWrong('path') || state.refusal === 'slug-taken'}>
      <summary>{text('story.details')}</summary>
      <TextField
        label={text('new.name')}
        maxLength={200}
        value={present.name}
        readOnly={isReadOnly}
        error={isWrong('name') ? text('field.missing') : null}
        onText={change('name')}
      />
      <TextField
        label={text('new.path')}
        maxLength={250}
        value={present.path}
        readOnly={isReadOnly}
        error={isWrong('path') ? text('field.path') : null}
        onText={change('path')}
      />
      <TextField
        label={text('story.tags')}
        value={present.tags.join(', ')}
        readOnly={isReadOnly}
        onText={(typed) => session.change({ ...present, tags: typed === '' ? [] : typed.split(/, ?/) }, 'tags')}
      />
    </details>
  )
}
