import type { CallResult } from '@vonk/client'
import { listPictures } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import styles from './form.module.css'
import type { Picture } from './upload-picture.tsx'

type Known = CallResult<typeof listPictures>['pictures'][number]
const pageSize = 24

/** Pictures that are there already, newest first, with their words and focus. */
export function ChoosePicture({ onChoose }: { onChoose: (picture: Picture) => void }) {
  const { text, refusal: sentenceOf } = useWords()
  const [words, setWords] = useState('')
  const { found, refusal, search, more } = useFound()
  return (
    <details className={styles.group} onToggle={({ currentTarget }) => currentTarget.open && !found && search(words)}>
      <summary>{text('picture.known')}</summary>
      <div className={styles.row}>
        <TextField
          label={text('picture.search')}
          type="search"
          maxLength={200}
          value={words}
          onText={setWords}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search(words)
          }}
        />
        <Button look="secondary" onClick={() => search(words)}>
          {text('picker.search')}
        </Button>
      </div>
      {refusal && <Notice tone="bad">{sentenceOf(refusal)}</Notice>}
      {found && (
        <>
          <p role="status" className={parts.soft}>
            {found.total === 0
              ? text('picker.none')
              : text('picture.count', { shown: found.pictures.length, total: found.total })}
          </p>
          <PictureGrid pictures={found.pictures} onChoose={onChoose} />
          {found.pictures.length < found.total && (
            <Button look="secondary" onClick={more}>
              {text('picture.more')}
            </Button>
          )}
        </>
      )}
    </details>
  )
}

function PictureGrid({ pictures, onChoose }: { pictures: readonly Known[]; onChoose: (picture: Picture) => void }) {
  const { text } = useWords()
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ filename, alt, focus }) => (
        <li key={filename}>
          <button
            type="button"
            className={styles.known}
            aria-label={text('picker.choose', { item: alt || filename })}
            title={alt}
            onClick={() => onChoose({ filename, alt, focus })}
          >
            <img src={`/img/310/300/resize${filename}`} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}

type Found = { readonly words: string; readonly pictures: readonly Known[]; readonly total: number }

/** What a search finds, page by page. */
function useFound() {
  const { ask } = useApi()
  const [found, setFound] = useState<Found | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function load(words: string, before: readonly Known[]) {
    const currentPage = Math.floor(before.length / pageSize) + 1
    const answer = await ask(listPictures, { search: words.trim(), pageSize, currentPage })
    setRefusal(answer.ok ? null : answer.refusal.code)
    if (!answer.ok) return
    const { pictures, total } = answer.value
    const isNew = ({ filename }: Known) => before.every((one) => one.filename !== filename)
    setFound({ words, pictures: [...before, ...pictures.filter(isNew)], total })
  }

  return {
    found,
    refusal,
    search: (words: string) => void load(words, []),
    more: () => found && void load(found.words, found.pictures),
  }
}
