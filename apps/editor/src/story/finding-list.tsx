import type { StoryFinding } from '@vonk/contract'
import { Button } from '../ui/button.tsx'
import { useWords } from '../words/words-context.tsx'
import styles from './story.module.css'

type FindingListProps = {
  title: string
  findings: readonly StoryFinding[]
  /** Shows the place; where there is no way to it, nothing is offered. */
  onShow?: (place: string) => void
}

/** What checks have found, each with a way to its place. */
export function FindingList({ title, findings, onShow }: FindingListProps) {
  const { text } = useWords()
  if (findings.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.findings}>
        {findings.map(({ code, place, detail }) => (
          <li key={`${code} ${place} ${detail}`}>
            {text(`finding.${code}`, { detail })}{' '}
            {place !== '' && onShow && (
              <Button look="quiet" onClick={() => onShow(place)}>
                {text('publish.show')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
