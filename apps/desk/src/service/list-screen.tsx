import { Button } from '@vonk/ui/button'
import { SelectField } from '@vonk/ui/field'
import type { ReactNode } from 'react'
import { Failure } from '../ui/failure.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './service.module.css'

type Choice = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

type ListScreenProps = {
  title: string
  intro?: string
  choice: Choice
  onChoose: (value: string) => void
  searchLabel: string
  onSearch: (words: string) => void
  /** Null while nothing has come. */
  count: string | null
  refusal: string | null
  onRetry: () => void
  more: { readonly words: string; readonly load: () => void } | null
  children: ReactNode
}

/** A list that is narrowed by a choice and by words. */
export function ListScreen({ title, intro, children, more, ...rest }: ListScreenProps) {
  return (
    <div className={parts.screen}>
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
      <Tools {...rest} />
      <State {...rest} />
      {children}
      {more && (
        <Button look="secondary" onClick={more.load}>
          {more.words}
        </Button>
      )}
    </div>
  )
}

type ToolsProps = Pick<ListScreenProps, 'choice' | 'onChoose' | 'searchLabel' | 'onSearch'>

function Tools({ choice, onChoose, searchLabel, onSearch }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <SelectField {...choice} onText={onChoose} />
      <SearchForm label={searchLabel} onSearch={onSearch} />
    </div>
  )
}

function State({ count, refusal, onRetry }: Pick<ListScreenProps, 'count' | 'refusal' | 'onRetry'>) {
  const { text } = useWords()
  return (
    <>
      {refusal && <Failure code={refusal} onRetry={onRetry} />}
      <p role="status" className={parts.soft}>
        {count ?? (refusal ? '' : text('app.loading'))}
      </p>
    </>
  )
}
