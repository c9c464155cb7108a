import { useTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/container.tsx'
import { PeopleIcon, ReturnIcon, ShieldIcon, TagIcon } from '../../ui/icons.tsx'
import styles from './promises.module.css'

const promises = [
  { name: 'returns', Icon: ReturnIcon },
  { name: 'price', Icon: TagIcon },
  { name: 'privacy', Icon: ShieldIcon },
  { name: 'access', Icon: PeopleIcon },
] as const

export function Promises() {
  const t = useTranslation()
  return (
    <section className={styles.promises} aria-labelledby="promises-title">
      <Container>
        <h2 className={styles.title} id="promises-title">
          {t('promises.title')}
        </h2>
        <ul className={styles.list}>
          {promises.map(({ name, Icon }) => (
            <li key={name} className={styles.promise}>
              <span className={styles.icon}>
                <Icon />
              </span>
              <h3 className={styles.name}>{t(`promises.${name}.title`)}</h3>
              <p>{t(`promises.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
