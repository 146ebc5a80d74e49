export { PageSkeleton, Skeleton, Skeletons } from './Skeleton'
