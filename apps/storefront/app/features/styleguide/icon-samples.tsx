import { Icon } from '../../ui/controls/icon.tsx'
import { iconNames } from '../../ui/controls/icon-names.ts'
import styles from './icon-samples.module.css'
import { SampleSection } from './sample-section.tsx'

export function IconSamples() {
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
