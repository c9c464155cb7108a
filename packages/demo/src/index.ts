export { type Artwork, brandArt, makeArtwork, type StoreSign, type TileCategory } from './brand-art/index.ts'
export { type CataloguePlan, type DemoCatalogue, demoViews, makeCatalogue } from './catalogue/index.ts'
export { drawGarment, type GarmentPicture, type View, viewsOf } from './illustrator/index.ts'
export {
  type Colour,
  colours,
  type Fabric,
  fabrics,
  type GarmentType,
  garmentTypes,
  type Pattern,
  type Print,
  patterns,
  prints,
  seedLabel,
} from './label/index.ts'
export { writeLookbook } from './lookbook/index.ts'
export {
  type DemoCode,
  type DemoLogin,
  demoCodes,
  demoLogins,
  makePeople,
  type People,
  type PeopleRequest,
  seedPeople,
} from './people/index.ts'
export { type DemoPlaces, makePlaces, seedPlaces } from './places/index.ts'
export { makeReviews, type ReviewBrief, seedReviews } from './reviews/index.ts'
export { type DemoSeed, seedDemo } from './seed/index.ts'
export {
  type Audience,
  attributeLabels,
  type CareCode,
  type CareSymbols,
  type CategoryDescription,
  type CategoryWords,
  categoryTreeOf,
  type DepartmentWords,
  describeCategory,
  describePicture,
  describeSpecial,
  type Fibre,
  type FibreShare,
  type FilterLabels,
  type FitCode,
  fabricsFor,
  filterLabels,
  isShelvedIn,
  type OptionLabel,
  type ProductBrief,
  type ProductWords,
  productLabels,
  type Season,
  type SpecialFacts,
  type SpecialKind,
  type SpecialWords,
  sizeUnits,
  type Translated,
  type Ware,
  writeProduct,
  writeProducts,
} from './words/index.ts'
