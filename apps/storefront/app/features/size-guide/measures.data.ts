/** Centimetres around and along the body, by the size's own name. */
export type Measure = 'height' | 'chest' | 'waist' | 'hip' | 'leg' | 'foot' | 'head'
type Row = Partial<Record<Measure, string>>

/** Body height: chest, waist, hip and inside leg. */
const bodies =
  '50:41,41,41,16 56:43,43,43,18 62:45,45,45,21 68:47,46,47,24 74:49,47,49,27 80:51,48,51,30 86:53,49,53,34 92:54,51,55,38 98:55,52,57,42 104:57,53,59,46 110:58,54,61,49 116:60,55,63,52 122:62,56,65,56 128:64,58,68,59 134:67,60,71,62 140:70,62,74,65 146:73,63,77,68 152:76,65,81,71 158:80,67,84,74 164:84,69,88,76 170:88,72,91,79 176:92,75,94,82 182:96,79,97,84 188:100,83,100,86'

const letters: Readonly<Record<string, Row>> = {
  XS: { height: '152–164', chest: '76–84', waist: '65–69', hip: '81–88' },
  S: { height: '164–170', chest: '84–88', waist: '69–72', hip: '88–91' },
  M: { height: '170–176', chest: '88–94', waist: '72–77', hip: '91–95' },
  L: { height: '176–182', chest: '94–100', waist: '77–83', hip: '95–100' },
  XL: { height: '182–190', chest: '100–106', waist: '83–89', hip: '100–105' },
}

/** The foot that fits a European size: two thirds of a centimetre a size, and room for the toes. */
function footOf(size: number): string {
  return (Math.round(((size * 2) / 3 - 1.5) * 10) / 10).toFixed(1)
}

/** What a size measures; nothing for a size nobody measured. */
export function measuresOf(label: string): Row {
  const body = bodies.split(' ').find((row) => row.startsWith(`${label}:`))
  if (body) {
    const [chest = '', waist = '', hip = '', leg = ''] = body.slice(label.length + 1).split(',')
    return { height: label, chest, waist, hip, leg }
  }
  return letters[label] ?? numbered(label)
}

function numbered(label: string): Row {
  const [, shoe] = /^EU (\d\d)$/.exec(label) ?? []
  if (shoe) return { foot: footOf(Number(shoe)) }
  const [, head] = /^(\d\d) cm$/.exec(label) ?? []
  if (head) return { head }
  const [, low, high] = /^(\d\d)–(\d\d)$/.exec(label) ?? []
  return low && high ? { foot: `${footOf(Number(low))}–${footOf(Number(high))}` } : {}
}
