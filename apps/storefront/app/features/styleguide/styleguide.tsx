import { buildUrl } from '@vonk/domain/stores'
import { Icon, iconNames } from '@vonk/ui/icon'
import { Container } from '../../ui/structure/container.tsx'
import { useShop } from '../stores/index.ts'
import { ActionSamples } from './action-samples.tsx'
import { ContentSamples } from './content-samples.tsx'
import { FeedbackSamples } from './feedback-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { SampleSection } from './sample-section.tsx'
import styles from './styleguide.module.css'
import { TokenSamples } from './token-samples.tsx'

/** Every part of the design system in every state, as the shop of the address shows it. */
export function Styleguide() {
  const { view, directory, origin } = useShop()
  const shops = directory.views.filter(({ language }) => language === view.language)
  return (
    <Container>
      <title>Styleguide</title>
      <h1 className={styles.headline}>Styleguide</h1>
      <ul className={styles.looks}>
        {shops.map((shop) => (
          <li key={shop.code}>
            <a href={buildUrl(shop, '/styleguide/', origin)}>{shop.code}</a>
          </li>
        ))}
      </ul>
      <TokenSamples />
      <ActionSamples />
      <FieldSamples />
      <ContentSamples />
      <FeedbackSamples />
      <OverlaySamples />
      <IconSamples />
    </Container>
  )
}

function IconSamples() {
  return (
    <SampleSection title="Icons">
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} size="l" />
            {name}
          </li>
        ))}
      </ul>
    </SampleSection>
  )
}
