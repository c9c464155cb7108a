import { NewsletterForm } from '../../newsletter/index.ts'
import type { NewsletterBlock } from '../load/story-data.ts'
import { Picture } from '../picture.tsx'
import styles from './newsletter.module.css'

/** The invitation to the newsletter: an editor's words around the shop's own form. */
export function Newsletter({ block }: { block: NewsletterBlock }) {
  const { title, text, placeholder, buttonLabel, smallPrint, picture } = block
  return (
    <section className={styles.newsletter} data-pictured={picture ? '' : undefined}>
      {picture && <Picture picture={picture} sizes="(width >= 1024px) 40vw, 100vw" isFilling />}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
        <NewsletterForm id={`newsletter-${block.uid}`} placeholder={placeholder} buttonLabel={buttonLabel} />
        {smallPrint !== '' && <p className={styles.small}>{smallPrint}</p>}
      </div>
    </section>
  )
}
