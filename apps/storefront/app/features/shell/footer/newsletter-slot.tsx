import { Container } from '../../../ui/structure/container.tsx'
import { NewsletterForm } from '../../newsletter/index.ts'
import type { NewsletterContent } from '../../theme/index.ts'
import styles from './newsletter-slot.module.css'

/** The band over the footer that invites to the newsletter. */
export function NewsletterSlot({ newsletter }: { newsletter: NewsletterContent }) {
  return (
    <section className={styles.band} aria-labelledby="footer-newsletter">
      <Container>
        <div className={styles.columns}>
          <div>
            <h2 className={styles.title} id="footer-newsletter">
              {newsletter.title}
            </h2>
            <p>{newsletter.text}</p>
          </div>
          <div>
            <NewsletterForm
              id="footer-newsletter-email"
              placeholder={newsletter.placeholder}
              buttonLabel={newsletter.buttonLabel}
            />
            {newsletter.smallPrint && <p className={styles.small}>{newsletter.smallPrint}</p>}
          </div>
        </div>
      </Container>
    </section>
  )
}
