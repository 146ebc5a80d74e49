import { truncateText } from '@/shared/lib/truncate'

/** In graphemes. Far more than users type, and a small part of what the platform accepts. */
const MAX_PREVIEW = 500

/** A message may have megabytes; the card shows the whole of it on request. */
export const messagePreview = (message: string): string => truncateText(message, MAX_PREVIEW).text
