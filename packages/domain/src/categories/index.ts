export {
  type Category,
  type CategoryDisplayMode,
  type CategoryMenu,
  categoryMenu,
  listingNotice,
  offeredCategories,
  rootCategoryId,
} from './category.ts'
export { type CategoryKey, type CategoryLookup, type CategoryRefusal, findCategory } from './find-category.ts'
