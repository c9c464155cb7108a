import type { Release } from '@vonk/contract'
import { useWords } from '../words/words-context.tsx'
import { releaseState } from './release-state.ts'
import styles from './releases.module.css'

export function ReleaseBadge({ release }: { release: Release }) {
  const { text, moment } = useWords()
  const { state, at } = releaseState(release)
  return (
    <span className={styles.state} data-state={state}>
      {text(`release.state.${state}`, { at: at === null ? '' : moment(at) })}
    </span>
  )
}
