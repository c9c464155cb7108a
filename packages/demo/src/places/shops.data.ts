import type { Brand } from '../label/index.ts'

export type ShopPlan = {
  readonly id: string
  readonly brands: readonly Brand[]
  readonly town: string
  /** Where a town has two of one brand. */
  readonly quarter?: string
  readonly street: string
  readonly postcode: string
  readonly at: readonly [latitude: number, longitude: number]
  readonly phone: string
  readonly isPickup: boolean
}

const vonk = ['vonk'] as const
const razz = ['razz'] as const
const both = ['vonk', 'razz'] as const

type Row = readonly [id: string, brands: readonly Brand[], town: string, street: string, postcode: string]

function shop(
  [id, brands, town, street, postcode]: Row,
  at: ShopPlan['at'],
  phone: string,
  more: Partial<ShopPlan> = {},
): ShopPlan {
  return { id, brands, town, street, postcode, at, phone, isPickup: true, ...more }
}

/** The 25 shops. Nobody answers their phones: no number begins with 010 there, and some German ones are kept for films. */
export const shopPlans: readonly ShopPlan[] = [
  shop(['101', vonk, 'Amsterdam', 'Haarlemmerstraat 108', '1013 EW'], [52.38078, 4.88945], '+31 20 010 42 17'),
  shop(['102', razz, 'Amsterdam', 'Nieuwendijk 116', '1012 MR'], [52.37655, 4.89632], '+31 20 010 42 36'),
  shop(['103', both, 'Utrecht', 'Oudegracht 202', '3511 NR'], [52.08812, 5.12148], '+31 30 010 18 44'),
  shop(['104', vonk, 'Rotterdam', 'Meent 27', '3011 JB'], [51.92336, 4.48214], '+31 10 010 63 05'),
  shop(['105', razz, 'Rotterdam', 'Lijnbaan 148', '3012 ER'], [51.91905, 4.47688], '+31 10 010 63 28'),
  shop(['106', vonk, 'Den Haag', 'Noordeinde 142', '2514 GP'], [52.08236, 4.30602], '+31 70 010 27 90'),
  shop(['107', razz, 'Den Haag', 'Grote Marktstraat 47', '2511 BH'], [52.07668, 4.31127], '+31 70 010 27 61', {
    isPickup: false,
  }),
  shop(['108', vonk, 'Haarlem', 'Grote Houtstraat 138', '2011 SV'], [52.37792, 4.63284], '+31 23 010 55 12'),
  shop(['109', both, 'Eindhoven', 'Kleine Berg 47', '5611 JS'], [51.43706, 5.47462], '+31 40 010 73 20'),
  shop(['110', vonk, 'Groningen', 'Folkingestraat 42', '9711 JX'], [53.21536, 6.56561], '+31 50 010 31 87'),
  shop(['111', razz, 'Groningen', 'Herestraat 84', '9711 LL'], [53.21443, 6.56833], '+31 50 010 31 65'),
  shop(['112', vonk, 'Maastricht', 'Wycker Brugstraat 44', '6221 ED'], [50.84944, 5.69872], '+31 43 010 86 41'),
  shop(['113', vonk, 'Leiden', 'Haarlemmerstraat 147', '2312 DN'], [52.16091, 4.49177], '+31 71 010 49 53', {
    isPickup: false,
  }),
  shop(['201', vonk, 'Antwerpen', 'Schuttershofstraat 32', '2000'], [51.21573, 4.40668], '+32 3 010 44 18'),
  shop(['202', razz, 'Antwerpen', 'Kammenstraat 54', '2000'], [51.21684, 4.39948], '+32 3 010 44 37'),
  shop(['203', both, 'Gent', 'Mageleinstraat 26', '9000'], [51.05268, 3.72391], '+32 9 010 25 70'),
  shop(['204', vonk, 'Brussel', 'Antoine Dansaertstraat 77', '1000'], [50.85118, 4.34639], '+32 2 010 69 52', {
    isPickup: false,
  }),
  shop(['205', both, 'Leuven', 'Mechelsestraat 35', '3000'], [50.88103, 4.69929], '+32 16 01 38 24'),
  shop(['301', vonk, 'Berlin', 'Stargarder Straße 14', '10437'], [52.54405, 13.41573], '+49 30 23125 141', {
    quarter: 'Prenzlauer Berg',
  }),
  shop(['302', razz, 'Berlin', 'Münzstraße 13', '10178'], [52.52427, 13.40748], '+49 30 23125 268', {
    quarter: 'Mitte',
  }),
  shop(['303', vonk, 'Hamburg', 'Mühlenkamp 22', '22303'], [53.58231, 10.01177], '+49 40 66969 305'),
  shop(['304', both, 'Köln', 'Ehrenstraße 42', '50672'], [50.94002, 6.94183], '+49 221 4710 517'),
  shop(['305', vonk, 'München', 'Reichenbachstraße 20', '80469'], [48.13165, 11.57634], '+49 89 99998 426'),
  shop(['306', both, 'Düsseldorf', 'Nordstraße 48', '40477'], [51.23972, 6.77841], '+49 211 010 4832'),
  shop(['307', vonk, 'Münster', 'Spiekerhof 25', '48143'], [51.96432, 7.62478], '+49 251 010 3916', {
    isPickup: false,
  }),
]
