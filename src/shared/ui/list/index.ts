export { List } from './List'
export { ListRow } from './ListRow'
export { ListSkeleton } from './ListSkeleton'
export { LongList } from './LongList'
