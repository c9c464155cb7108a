import type { ProductDocument } from '@vonk/contract'
import { viewsOf } from '../../illustrator/index.ts'
import type { Language } from '../../label/language.ts'
import { describePicture, type Translated } from '../../words/index.ts'
import type { Article } from '../range/article.ts'

type Gallery = NonNullable<ProductDocument['media_gallery']>

/** The pictures of an article with words for those who do not see them. */
export function galleryOf({ style, colour, drawnAs }: Article, name: Translated): (language: Language) => Gallery {
  const { garment } = style
  const pictures = viewsOf(garment).map((view) => ({
    image: `${drawnAs}-${view}.svg`,
    shows: describePicture({ name, colour, garment }, view),
  }))
  return (language) =>
    pictures.map(({ image, shows }, index) => ({
      image,
      pos: index + 1,
      typ: 'image',
      lab: shows[language],
      vid: null,
    }))
}
