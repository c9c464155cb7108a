import { Button, Spinner } from '@vonk/ui/button'
import { LazyBoundary } from '../../fragments/index.ts'
import { Skeleton } from '../../ui/signs/skeleton.tsx'
import { useNotify } from '../notifications/index.ts'
import { usePanelStore } from '../panels/index.ts'
import styles from './feedback-samples.module.css'
import { SampleRow, SampleSection } from './sample-section.tsx'

const types = ['secondary', 'info', 'success', 'warning', 'danger'] as const

const neverThere = () => Promise.reject(new Error('A part that does not exist'))

export function FeedbackSamples() {
  const notify = useNotify()
  const store = usePanelStore()
  const load = () => {
    store.change({ loader: true })
    setTimeout(() => store.change({ loader: false }), 2000)
  }
  return (
    <SampleSection title="Feedback">
      <SampleRow name="Notifications">
        {types.map((type) => (
          <Button
            key={type}
            size="s"
            look="secondary"
            onClick={() => notify({ type, message: messages[type], ...actions[type] })}
          >
            {type}
          </Button>
        ))}
        <Button size="s" look="secondary" onClick={load}>
          loader
        </Button>
      </SampleRow>
      <SampleRow name="Spinner">
        <Spinner />
      </SampleRow>
      <SampleRow name="Skeleton">
        <div className={styles.card}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="button" />
        </div>
        <div className={styles.card}>
          <LazyBoundary load={neverThere} props={{}} />
        </div>
      </SampleRow>
    </SampleSection>
  )
}

const messages = {
  secondary: 'We hebben je mandje bewaard.',
  info: 'Vandaag voor 22 uur besteld, morgen in huis.',
  success: 'Sweater met dino zit in je mandje.',
  warning: 'Maak een account aan om je verlanglijst te gebruiken.',
  danger: 'Het betalen is niet gelukt. Je bestelling staat nog klaar.',
}

const actions = {
  secondary: {},
  info: {},
  success: { action1: { label: 'Naar mandje' }, action2: { label: 'Verder winkelen' } },
  warning: { action1: { label: 'Oké' } },
  danger: { action1: { label: 'Oké' } },
}
