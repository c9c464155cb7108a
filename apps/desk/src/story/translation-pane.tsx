import type { EditedStory } from '@vonk/contract'
import { readEditedStory } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useCallback } from 'react'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import { insertItem, isItem, type Path } from '../content/change-content.ts'
import { type Pair, pairFields } from '../content/pair-fields.ts'
import { useForm } from '../form/form-context.tsx'
import { Failure } from '../ui/failure.tsx'
import { useWords } from '../words/words-context.tsx'
import styles from './translation-pane.module.css'

type TranslationPaneProps = { story: EditedStory; onShow: (path: Path) => void }

/** The same story in another view, field by field, to translate from or to copy. */
export function TranslationPane({ story: { id, view, name }, onShow }: TranslationPaneProps) {
  const { ask } = useApi()
  const { text } = useWords()
  const { kinds, content } = useForm()
  const { value, refusal, reload } = useLoaded(useCallback(() => ask(readEditedStory, { id }), [ask, id]))
  const pairs = value && isItem(content) ? pairFields(kinds, { theirs: value.content, mine: content }) : []
  return (
    <section className={styles.pane} aria-label={text('compare.fields', { view })}>
      <h2 className={styles.title}>
        {name} <small>{view}</small>
      </h2>
      {refusal && <Failure code={refusal} onRetry={reload} />}
      {!value && !refusal && <p role="status">{text('app.loading')}</p>}
      {value && pairs.length === 0 && <p>{text('compare.none')}</p>}
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <PairView key={pair.path.join('.')} pair={pair} onShow={onShow} />
        ))}
      </ul>
    </section>
  )
}

function PairView({ pair, onShow }: { pair: Pair; onShow: (path: Path) => void }) {
  const words = useWords()
  const { isReadOnly, setValue, setContent, content } = useForm()
  const { path, theirs, part } = pair
  const field = pair.where.map((step) => ('kind' in step ? words.kind(step.kind) : words.field(step.field))).join(' › ')

  function copy() {
    if (part === 'listed')
      setContent(insertItem(content, { list: path.slice(0, -1), index: Number(path.at(-1)) }, theirs))
    else setValue(path, theirs)
  }

  return (
    <li className={styles.pair} data-same={pair.isSame}>
      <p className={styles.where}>{field}</p>
      <p className={styles.words}>{pair.words}</p>
      <div className={styles.tools}>
        {part === null && (
          <Button look="quiet" aria-label={words.text('compare.show-field', { field })} onClick={() => onShow(path)}>
            {words.text('compare.show')}
          </Button>
        )}
        {part !== null && <span className={styles.note}>{words.text('compare.part')}</span>}
        {pair.isSame && <span className={styles.note}>{words.text('compare.same')}</span>}
        {!pair.isSame && !isReadOnly && (
          <Button look="secondary" aria-label={words.text('compare.copy-field', { field })} onClick={copy}>
            {words.text('compare.copy')}
          </Button>
        )}
      </div>
    </li>
  )
}
