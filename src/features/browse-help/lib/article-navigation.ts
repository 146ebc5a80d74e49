/** Where the doctor is among the articles. */
export interface Reading {
  /** The open article; null at the list. */
  article: string | null
  /** It was opened from the list, not by an address: the keyboard goes to it. */
  isChosen: boolean
  /** The article that was just left: the keyboard goes back to its entry. */
  cameFrom: string | null
}

export const AT_THE_LIST: Reading = { article: null, isChosen: false, cameFrom: null }

export function readOn(reading: Reading, article: string | null): Reading {
  if (article === reading.article) return reading
  return article === null ? { ...AT_THE_LIST, cameFrom: reading.article } : { ...AT_THE_LIST, article, isChosen: true }
}

/** The keyboard is in the list again: nothing may take it from where it is now. */
export const backInList = (reading: Reading): Reading =>
  reading.cameFrom === null ? reading : { ...reading, cameFrom: null }
