import { Accordion as Fold } from '../../../ui/structure/accordion.tsx'
import type { AccordionBlock } from '../load/story-data.ts'
import { RichText } from '../rich-text.tsx'
import styles from './accordion.module.css'

/** Questions that open to their answers. */
export function Accordion({ block: { title, items } }: { block: AccordionBlock }) {
  return (
    <section className={styles.accordion}>
      {title !== '' && <h2 className={styles.title}>{title}</h2>}
      {items.map((item) => (
        <Fold key={item.uid} title={item.title} isOpen={item.isOpen}>
          <RichText nodes={item.nodes} />
        </Fold>
      ))}
    </section>
  )
}
