import { type Difference, diffContent } from '../content/diff-content.ts'
import { useWords } from '../words/words-context.tsx'
import styles from './story.module.css'

type DifferenceListProps = { before: unknown; after: unknown; same: string }

/** What differs between two contents, in words. */
export function DifferenceList({ before, after, same }: DifferenceListProps) {
  const found = diffContent(before, after)
  if (found.length === 0) return <p>{same}</p>
  return (
    <ul className={styles.differences}>
      {found.map((difference) => (
        <DifferenceView key={JSON.stringify(difference)} difference={difference} />
      ))}
    </ul>
  )
}

function DifferenceView({ difference: { kind, where, before, after } }: { difference: Difference }) {
  const words = useWords()
  const place = where.map((step) => ('kind' in step ? words.kind(step.kind) : words.field(step.field))).join(' › ')
  return (
    <li>
      <strong>{words.text(`diff.${kind}`)}</strong>: {place}
      {kind === 'changed' && <Values before={before} after={after} />}
      {kind === 'added' && after && <p className={styles.value}>{after}</p>}
      {kind === 'removed' && before && <p className={styles.value}>{before}</p>}
    </li>
  )
}

function Values({ before, after }: { before: string; after: string }) {
  const { text } = useWords()
  return (
    <dl className={styles.values}>
      <dt>{text('diff.before')}</dt>
      <dd>
        <del>{before || text('diff.empty')}</del>
      </dd>
      <dt>{text('diff.after')}</dt>
      <dd>
        <ins>{after || text('diff.empty')}</ins>
      </dd>
    </dl>
  )
}
