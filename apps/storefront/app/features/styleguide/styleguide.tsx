import { Icon, iconNames } from '@vonk/ui/icon'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Container } from '../../ui/structure/container.tsx'
import { ActionSamples } from './action-samples.tsx'
import { ContentSamples } from './content-samples.tsx'
import { FeedbackSamples } from './feedback-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { SampleSection } from './sample-section.tsx'
import styles from './styleguide.module.css'
import { TokenSamples } from './token-samples.tsx'

const looks = [
  { name: 'Vonk', query: 'brand=vonk' },
  { name: 'Vonk Sample Sale', query: 'brand=vonk&sale' },
  { name: 'Razz', query: 'brand=razz' },
  { name: 'Razz Sample Sale', query: 'brand=razz&sale' },
]

/** Every part of the design system in every state; `?brand=razz&sale` shows it as another shop. */
export function Styleguide() {
  useBrandOfAddress()
  return (
    <Container>
      <title>Styleguide</title>
      <h1 className={styles.headline}>Styleguide</h1>
      <ul className={styles.looks}>
        {looks.map(({ name, query }) => (
          <li key={query}>
            <a href={`?${query}`}>{name}</a>
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

function useBrandOfAddress() {
  const [query] = useSearchParams()
  const brand = query.get('brand')
  const isSale = query.has('sale')
  useEffect(() => {
    if (!brand) return
    const { documentElement } = document
    documentElement.dataset.brand = brand
    documentElement.toggleAttribute('data-sale', isSale)
  }, [brand, isSale])
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
