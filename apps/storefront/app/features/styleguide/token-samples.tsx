import { SampleRow, SampleSection } from './sample-section.tsx'
import styles from './token-samples.module.css'

const grounds = [
  'ground',
  'ground-soft',
  'raised',
  'hover',
  'hero',
  'invert',
  'button',
  'ribbon',
  'accent',
  'sale',
  'danger',
  'tint-1',
  'tint-2',
  'tint-3',
  'tint-4',
  'success-soft',
  'info-soft',
  'warning-soft',
  'danger-soft',
  'disabled',
  'skeleton',
]

/** The colours are painted by script: their names are the sample. */
function paint(name: string) {
  return (element: HTMLElement | null) => element?.style.setProperty('background', `var(--colour-${name})`)
}

export function TokenSamples() {
  return (
    <SampleSection title="Type and colour">
      <div>
        <p className={styles.hero}>Big words</p>
        <p className={styles.xl}>Heading XL</p>
        <p className={styles.l}>Heading L</p>
        <p className={styles.m}>Heading M</p>
        <p className={styles.lead}>Large text, for the first lines of a story.</p>
        <p>Text as it is read: coats for any weather, sweaters for any tree.</p>
        <p className={styles.small}>Small text, for what stands beside something.</p>
      </div>
      <SampleRow name="Grounds">
        {grounds.map((name) => (
          <span key={name} className={styles.swatch}>
            <span ref={paint(name)} className={styles.colour} />
            {name}
          </span>
        ))}
      </SampleRow>
    </SampleSection>
  )
}
