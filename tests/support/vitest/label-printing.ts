/** For tests of other slices. */
export { printFx } from '@/features/print-label/model/label'
