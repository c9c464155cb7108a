export {
  type AnalyticsDetails,
  type AnalyticsEvent,
  type AnalyticsEventName,
  analyticsEvent,
  impressionDebounceMs,
} from './analytics-event.ts'
export { type AnalyticsItem, type AnalyticsProduct, analyticsItem } from './analytics-item.ts'
