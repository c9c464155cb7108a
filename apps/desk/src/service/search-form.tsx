import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { useState } from 'react'
import { useWords } from '../words/words-context.tsx'
import styles from './service.module.css'

/** Looks for something when it is sent, not with every letter. */
export function SearchForm({ label, onSearch }: { label: string; onSearch: (words: string) => void }) {
  const { text } = useWords()
  const [words, setWords] = useState('')
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(words.trim())
        }}
      >
        <TextField label={label} type="search" maxLength={200} value={words} onText={setWords} />
        <Button look="secondary" type="submit">
          {text('picker.search')}
        </Button>
      </form>
    </search>
  )
}
