import { Uuid } from './generated/model'

/** Systems write the same UUID in upper or lower case. Other ids may differ in case only, so they are kept as they are. */
export const normalizeId = (id: string): string => (Uuid.safeParse(id).success ? id.toLowerCase() : id)
