export { List, ListRow, ListSkeleton } from './List'
export { VirtualList } from './VirtualList'
export { type GroupJump, useVirtualRows } from './use-virtual-rows'
export { useVirtualizer } from './use-virtualizer'
