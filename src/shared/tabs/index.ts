export { type TabNews, tabNewsHeard, tabNewsTold } from './tab-messages'
