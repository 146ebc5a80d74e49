import { createSearchText } from '@/entities/patient'
import { paletteClosed } from './palette'

/** What stands in the palette's field; nothing of it outlives the palette. */
export const { textTyped, compositionChanged, $text, $typedTerm, $settledTerm } = createSearchText(paletteClosed)
