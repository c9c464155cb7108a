import type { Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'

/** Height, age in months or years, chest, waist, hips, inside leg; centimetres, as the product pages tell them. */
const babyRows =
  '50:0–1:41:41:41:16 56:1–2:43:43:43:18 62:2–4:45:45:45:21 68:4–6:47:46:47:24 74:6–9:49:47:49:27 80:9–12:51:48:51:30 86:12–18:53:49:53:34 92:18–24:54:51:55:38'
const childRows =
  '98:2–3:55:52:57:42 104:3–4:57:53:59:46 110:4–5:58:54:61:49 116:5–6:60:55:63:52 122:6–7:62:56:65:56 128:7–8:64:58:68:59'
const growingRows =
  '134:8–9:67:60:71:62 140:9–10:70:62:74:65 146:10–11:73:63:77:68 152:11–12:76:65:81:71 158:12–13:80:67:84:74 164:13–14:84:69:88:76'
const teenRows = '170:14–15:88:72:91:79 176:15–16:92:75:94:82 182:16–17:96:79:97:84 188:17–18:100:83:100:86'
/** Letter, height, chest, waist, hips. */
const letterRows =
  'XS:152–164:76–84:65–69:81–88 S:164–170:84–88:69–72:88–91 M:170–176:88–94:72–77:91–95 L:176–182:94–100:77–83:95–100 XL:182–190:100–106:83–89:100–105'
/** European size, length of the foot. */
const childShoeRows =
  '24:14.5 25:15.2 26:15.8 27:16.5 28:17.2 29:17.8 30:18.5 31:19.2 32:19.8 33:20.5 34:21.2 35:21.8 36:22.5 37:23.2 38:23.8'
const teenShoeRows = '35:21.8 36:22.5 37:23.2 38:23.8 39:24.5 40:25.2 41:25.8 42:26.5'

/** Size, length of the foot. */
const childSockRows =
  '13–14:7.2–7.8 15–16:8.5–9.2 17–18:9.8–10.5 19–22:11.2–13.2 23–26:13.8–15.8 27–30:16.5–18.5 31–34:19.2–21.2 35–38:21.8–23.8'
const teenSockRows = '35–38:21.8–23.8 39–42:24.5–26.5'
/** Around the head, and the age it is usual at. */
const babyHeadRows = '38:0–1 40:1–2 42:2–4 44:4–6 46:6–12'
const childHeadRows = '48:1–2 50:2–3 52:3–5 54:5–8 56:8–14'
const teenHeadRows = '55:10–12 56:12–14 57:14–16 58:16+'

const months = text(
  'Maat | Leeftijd (maanden) | Borst | Taille | Heup | Binnenbeen',
  'Größe | Alter (Monate) | Brust | Taille | Hüfte | Schrittlänge',
  'Size | Age (months) | Chest | Waist | Hips | Inside leg',
)
const years = text(
  'Maat | Leeftijd (jaar) | Borst | Taille | Heup | Binnenbeen',
  'Größe | Alter (Jahre) | Brust | Taille | Hüfte | Schrittlänge',
  'Size | Age (years) | Chest | Waist | Hips | Inside leg',
)
const letters = text(
  'Maat | Lengte | Borst | Taille | Heup',
  'Größe | Körpergröße | Brust | Taille | Hüfte',
  'Size | Height | Chest | Waist | Hips',
)
const shoes = text('Schoenmaat (EU) | Voetlengte', 'Schuhgröße (EU) | Fußlänge', 'Shoe size (EU) | Foot length')

const socks = text('Sokkenmaat | Voetlengte', 'Sockengröße | Fußlänge', 'Sock size | Foot length')
const babyHeads = text(
  'Hoofdomtrek | Leeftijd (maanden)',
  'Kopfumfang | Alter (Monate)',
  'Around the head | Age (months)',
)
const heads = text('Hoofdomtrek | Leeftijd (jaar)', 'Kopfumfang | Alter (Jahre)', 'Around the head | Age (years)')
const babyHats = text('Babymutsen', 'Babymützen', 'Baby hats')
const hats = text('Mutsen en petten', 'Mützen und Caps', 'Hats and caps')
const sockTitle = text('Sokken', 'Socken', 'Socks')

function table(title: Translated, head: Translated, ...rows: readonly string[]): Translated {
  const lines = rows.flatMap((some) => some.split(' ')).map((row) => `| ${row.split(':').join(' | ')} |`)
  const write = (language: keyof Translated) => {
    const body = language === 'en' ? lines : lines.map((line) => line.replaceAll('.', ','))
    return [`### ${title[language]}`, `| ${head[language]} |`, ...body].join('\n')
  }
  return { nl: write('nl'), de: write('de'), en: write('en') }
}

/** The tables of each brand, one below the other. */
export const sizeTables = {
  vonk: [
    table(text('Baby, 0 tot 2 jaar', 'Baby, 0 bis 2 Jahre', 'Baby, 0 to 2 years'), months, babyRows),
    table(
      text('Meisjes en jongens, 2 tot 14 jaar', 'Mädchen und Jungen, 2 bis 14 Jahre', 'Girls and boys, 2 to 14 years'),
      years,
      childRows,
      growingRows,
    ),
    table(text('Schoenen', 'Schuhe', 'Shoes'), shoes, childShoeRows),
    table(sockTitle, socks, childSockRows),
    table(babyHats, babyHeads, babyHeadRows),
    table(hats, heads, childHeadRows),
  ],
  razz: [
    table(text('Meiden en jongens', 'Mädchen und Jungs', 'Girls and boys'), years, growingRows, teenRows),
    table(text('Unisex XS–XL', 'Unisex XS–XL', 'Unisex XS–XL'), letters, letterRows),
    table(text('Sneakers', 'Sneaker', 'Trainers'), shoes, teenShoeRows),
    table(sockTitle, socks, teenSockRows),
    table(hats, heads, teenHeadRows),
  ],
} as const
