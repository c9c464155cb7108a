export * from './wishlist-calls.ts'
