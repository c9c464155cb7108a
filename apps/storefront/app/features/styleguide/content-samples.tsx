import { useLaterTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { InfoTip } from '../../ui/overlays/info-tip.tsx'
import { ProgressBar } from '../../ui/signs/progress-bar.tsx'
import { Rating } from '../../ui/signs/rating.tsx'
import { Accordion } from '../../ui/structure/accordion.tsx'
import { Breadcrumb } from '../../ui/structure/breadcrumb.tsx'
import { EmptyState } from '../../ui/structure/empty-state.tsx'
import { Tabs } from '../../ui/structure/tabs.tsx'
import { SampleRow, SampleSection } from './sample-section.tsx'

const steps = [
  { title: 'Home', to: '/' },
  { title: 'Meisjes', to: '/meisjes/' },
]
const tabs = [
  { id: 'about', title: 'Over dit stuk', content: <p>Zachte sweater van biologisch katoen.</p> },
  { id: 'care', title: 'Wassen', content: <p>Op 30 graden, met soortgelijke kleuren.</p> },
  { id: 'return', title: 'Ruilen', content: <p>14 dagen bedenktijd.</p> },
]

export function ContentSamples() {
  const t = useLaterTranslation()
  return (
    <SampleSection title="Content">
      <SampleRow name="Breadcrumb">
        <Breadcrumb label={t('breadcrumb.label')} steps={steps} current="Sweater met dino" />
      </SampleRow>
      <SampleRow name="Rating">
        <Rating value={4.6} text={t('rating.text', { rating: '4,6', best: '5' })} isTextShown />
        <Rating value={2} text={t('rating.text', { rating: '2', best: '5' })} isTextShown />
        <Rating value={8.9} best={10} text={t('rating.text', { rating: '8,9', best: '10' })} />
      </SampleRow>
      <SampleRow name="ProgressBar">
        <ProgressBar label={t('progress.seen', { seen: '48', total: '112' })} value={48} max={112} isLabelShown />
      </SampleRow>
      <SampleRow name="InfoTip">
        Levertijd <InfoTip label="Uitleg over de levertijd">Voor 22 uur besteld, morgen in huis.</InfoTip>
      </SampleRow>
      <Accordion title="Verzending en levertijd" isOpen group="styleguide">
        <p>Voor 22 uur besteld, morgen in huis.</p>
      </Accordion>
      <Accordion title="Ruilen en retourneren" group="styleguide">
        <p>14 dagen bedenktijd, in de winkel of per post.</p>
      </Accordion>
      <Tabs label="Over dit product" tabs={tabs} />
      <EmptyState icon="bag" title="Nog niets in je mandje" text="Tijd om daar iets aan te doen.">
        <ButtonLink to="/">Naar de winkel</ButtonLink>
      </EmptyState>
    </SampleSection>
  )
}
