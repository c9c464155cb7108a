import type { ReviewState, StaffReview } from '@vonk/contract'
import { listStaffReviews } from '@vonk/contract/calls'
import { useCallback, useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import { useWords } from '../words/words-context.tsx'
import { ListScreen } from './list-screen.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './service.module.css'
import { usePages } from './use-pages.ts'

const states = ['pending', 'published', 'refused'] as const
type Wanted = { readonly state: ReviewState; readonly search: string }

/** What customers have written, by what has become of it. */
export function ReviewsScreen() {
  const { text } = useWords()
  const [wanted, setWanted] = useState<Wanted>({ state: 'pending', search: '' })
  const { found, refusal, retry, more, replace } = useReviews(wanted)
  const options = states.map((state) => ({ value: state, label: text(`reviews.${state}`) }))
  return (
    <ListScreen
      {...{ title: text('reviews.title'), intro: text('reviews.promise'), searchLabel: text('reviews.search') }}
      choice={{ label: text('reviews.state'), value: wanted.state, options }}
      onChoose={(name) => setWanted({ ...wanted, state: states.find((state) => state === name) ?? 'pending' })}
      onSearch={(search) => setWanted({ ...wanted, search })}
      count={found && text('reviews.count', { count: found.total ?? 0 })}
      {...{ refusal, onRetry: retry }}
      more={found?.hasMore ? { words: text('reviews.more'), load: more } : null}
    >
      <Cards reviews={found?.items ?? []} onChange={replace} />
    </ListScreen>
  )
}

type CardsProps = { reviews: readonly StaffReview[]; onChange: (review: StaffReview) => void }

function Cards({ reviews, onChange }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} onChange={onChange} />
        </li>
      ))}
    </ul>
  )
}

/** The reviews of a state. One that gets another state stays where it is until the list is asked for again. */
function useReviews({ state, search }: Wanted) {
  const { ask } = useApi()
  const load = useCallback(
    async (last: StaffReview | undefined) => {
      const answer = await ask(listStaffReviews, { state, search, ...(last && { before: last.id }) })
      return answer.ok ? { ...answer, value: { ...answer.value, items: answer.value.reviews } } : answer
    },
    [ask, state, search],
  )
  const { setFound, ...pages } = usePages(load)
  const replace = (review: StaffReview) =>
    setFound((now) => now && { ...now, items: now.items.map((one) => (one.id === review.id ? review : one)) })
  return { ...pages, replace }
}
