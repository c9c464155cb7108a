import type { Release } from '@vonk/contract'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { releaseState } from './release-state.ts'

export function ReleaseBadge({ release }: { release: Release }) {
  const { text, moment } = useWords()
  const { state, at } = releaseState(release)
  return (
    <span className={parts.state} data-state={state}>
      {text(`release.state.${state}`, { at: at === null ? '' : moment(at) })}
    </span>
  )
}
