import { fold } from './fold.ts'

/** The maximum length in the API description. */
export const MAX_KEYWORD_LENGTH = 100

const LETTERS = /\p{L}+/gu
const LETTERS_OR_NUMBER = /\p{L}+|\d[^\p{L}]*/gu

export const wordsOf = (name: string): string[] => fold(name).match(LETTERS) ?? []

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * The words that a patient must contain, in any order. All characters but letters and digits separate words, except between
 * digits, because phone numbers are written in groups.
 */
export const parseKeyword = (keyword: string): string[] => {
  const words = fold(keyword.slice(0, MAX_KEYWORD_LENGTH)).match(LETTERS_OR_NUMBER) ?? []
  return [...new Set(words.map((word) => (/^\d/.test(word) ? withoutDialPrefix(digitsOf(word)) : word)))]
}

/** 0090 is another way to write +90. */
const withoutDialPrefix = (number: string): string => number.replace(/^00(?=90)/, '')
