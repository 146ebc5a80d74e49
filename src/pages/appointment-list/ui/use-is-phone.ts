import { useMediaQuery } from '@/shared/ui/media-query'

/** Narrower than that, what narrows the list down and sorts it opens on request, so that the first rows are in sight. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 600px)')
