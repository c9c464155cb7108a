import type { HeroBlock } from '../load/story-data.ts'
import { Picture } from '../picture.tsx'
import styles from './hero.module.css'
import { StoryButtons } from './story-buttons.tsx'

type HeroProps = { block: HeroBlock /** The first block of a page: its title is the page's. */; isFirst: boolean }

/** A large picture with words on it. */
export function Hero({ block, isFirst }: HeroProps) {
  const { eyebrow, title, text, picture, mobilePicture, buttons, align, height, ink } = block
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section
      className={styles.hero}
      data-align={align}
      data-height={height}
      data-ink={ink}
      data-first={isFirst || undefined}
    >
      <Picture picture={picture} mobilePicture={mobilePicture} sizes="100vw" isFirst={isFirst} isFilling />
      <div className={styles.words}>
        {eyebrow !== '' && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title className={styles.title}>{title}</Title>
        {text !== '' && <p className={styles.text}>{text}</p>}
        <StoryButtons buttons={buttons} />
      </div>
    </section>
  )
}
