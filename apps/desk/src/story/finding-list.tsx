import type { StoryFinding } from '@vonk/contract'
import { Button } from '@vonk/ui/button'
import { useWords } from '../words/words-context.tsx'
import styles from './story.module.css'

type FindingListProps = {
  title: string
  findings: readonly StoryFinding[]
  /** Shows the place; where there is no way to it, nothing is offered. */
  onShow?: ((place: string) => void) | undefined
}

/** What checks have found, each with a way to its place. */
export function FindingList({ title, findings, onShow }: FindingListProps) {
  if (findings.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <Finding key={`${finding.code} ${finding.place} ${finding.detail}`} finding={finding} onShow={onShow} />
        ))}
      </ul>
    </section>
  )
}

type FindingProps = { finding: StoryFinding; onShow: FindingListProps['onShow'] }

function Finding({ finding: { code, place, detail }, onShow }: FindingProps) {
  const { text } = useWords()
  return (
    <li>
      {text(`finding.${code}`, { detail })}{' '}
      {place !== '' && onShow && (
        <Button look="quiet" onClick={() => onShow(place)}>
          {text('publish.show')}
        </Button>
      )}
    </li>
  )
}
