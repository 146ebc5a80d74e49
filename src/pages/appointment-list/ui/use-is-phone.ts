import { useMediaQuery } from '@/shared/ui/media-query'

/** On a phone, filters and sorting open on request, so that the first rows are visible. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 600px)')
