/** Where the doctor is among the articles. */
export interface ArticleNavigation {
  /** The open article; null at the list. */
  article: string | null
  /** It was opened from the list, not by an address: the keyboard goes to it. */
  isOpenedFromList: boolean
  /** The article that was just left: the keyboard goes back to its entry. */
  previousArticle: string | null
}

export const LIST_POSITION: ArticleNavigation = { article: null, isOpenedFromList: false, previousArticle: null }

export function navigateTo(reading: ArticleNavigation, article: string | null): ArticleNavigation {
  if (article === reading.article) return reading
  return article === null
    ? { ...LIST_POSITION, previousArticle: reading.article }
    : { ...LIST_POSITION, article, isOpenedFromList: true }
}

/** The keyboard is in the list again: nothing may take it from where it is now. */
export const withFocusRestored = (reading: ArticleNavigation): ArticleNavigation =>
  reading.previousArticle === null ? reading : { ...reading, previousArticle: null }
