import { fold } from './fold.ts'

/** As much of a keyword as is looked at; the description of the API allows no more. */
export const KEYWORD_LIMIT = 100

const LETTERS = /\p{L}+/gu
const LETTERS_OR_NUMBER = /\p{L}+|\d[^\p{L}]*/gu

/** The words of a name, folded. */
export const wordsOf = (name: string): string[] => fold(name).match(LETTERS) ?? []

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * What a keyword asks for: each of these words has to be found in a patient, in any order. Everything but letters and
 * digits separates words, except between digits, because phone numbers are written in groups.
 */
export const parseKeyword = (keyword: string): string[] => {
  const words = fold(keyword.slice(0, KEYWORD_LIMIT)).match(LETTERS_OR_NUMBER) ?? []
  return [...new Set(words.map((word) => (/^\d/.test(word) ? withoutDialPrefix(digitsOf(word)) : word)))]
}

/** 0090 is another way to write +90. */
const withoutDialPrefix = (number: string): string => number.replace(/^00(?=90)/, '')
