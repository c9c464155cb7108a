export type {
  CatalogueRepeat,
  DemoCatalogue,
  DemoPricePoint,
  DemoSellable,
  ViewCatalogue,
} from './demo-catalogue.ts'
export { countMore } from './documents/category-documents.ts'
export { type CataloguePlan, makeCatalogue } from './make-catalogue.ts'
export { demoViews } from './shop-floor/shops.ts'
