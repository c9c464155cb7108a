import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { useState } from 'react'
import { useWords } from '../words/words-context.tsx'
import styles from './story.module.css'

/** Asks for a moment in the future. */
export function PublishLater({ onSchedule }: { onSchedule: (publishAt: string) => void }) {
  const { text } = useWords()
  const [at, setAt] = useState('')
  const isPast = at !== '' && new Date(at).getTime() <= Date.now()
  return (
    <details className={styles.details}>
      <summary>{text('story.schedule')}</summary>
      <TextField
        label={text('publish.at')}
        type="datetime-local"
        value={at}
        error={isPast ? text('publish.past') : null}
        onText={setAt}
      />
      <Button look="secondary" disabled={at === '' || isPast} onClick={() => onSchedule(new Date(at).toISOString())}>
        {text('publish.later')}
      </Button>
    </details>
  )
}
