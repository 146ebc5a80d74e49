export { PageSkeleton } from './PageSkeleton'
export { Skeleton, Skeletons } from './Skeleton'
