import { expect, test } from 'vitest'
import { ariaChord, type Chord, chordKeys, isSingleKey, letterOf, matchesChord } from './chord'

const SEARCH: Chord = { key: 'k', mod: true }
const SEND: Chord = { key: 'Enter', mod: true, alt: true }
const LIST: Chord = { key: '?' }
const MESSAGES: Chord = { key: 'F6' }

type Keys = Parameters<typeof matchesChord>[0]

const matches = (chord: Chord, keys: Partial<Keys>) =>
  matchesChord({ key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...keys }, chord)

test('Ctrl+K and Cmd+K match on every platform', () => {
  expect(matches(SEARCH, { key: 'k', ctrlKey: true })).toBe(true)
  expect(matches(SEARCH, { key: 'K', ctrlKey: true })).toBe(true)
  expect(matches(SEARCH, { key: 'k', metaKey: true })).toBe(true)
  expect(matches(SEARCH, { key: 'K', metaKey: true })).toBe(true)
  expect(matches(SEARCH, { key: 'k', ctrlKey: true, metaKey: true })).toBe(false)
})

test('other keys and other modifiers do not match', () => {
  expect(matches(SEARCH, { key: 'k' })).toBe(false)
  expect(matches(SEARCH, { key: 'j', ctrlKey: true })).toBe(false)
  expect(matches(SEARCH, { key: 'k', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(matches(SEARCH, { key: 'k', ctrlKey: true, altKey: true })).toBe(false)
})

test('on a layout without Latin letters the physical key matches', () => {
  expect(matches(SEARCH, { key: 'л', code: 'KeyK', ctrlKey: true })).toBe(true)
  expect(matches(SEARCH, { key: 't', code: 'KeyK', ctrlKey: true })).toBe(false)
})

test.each([
  ['T', 'KeyT', 't'],
  ['i', 'Quote', 'i'],
  ['İ', 'Quote', 'i'],
  ['ı', 'KeyI', 'i'],
  ['I', 'KeyI', 'i'],
  ['ş', 'Semicolon', 'ş'],
  ['т', 'KeyN', 'n'],
  ['˚', 'KeyK', 'k'],
  ['Escape', 'Escape', 'Escape'],
])('the letter of %s on %s is %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter)
})

test('on a Turkish F keyboard ü is not the letter that other keyboards have there', () => {
  expect(matches({ key: 'g' }, { key: 'ü', code: 'KeyG' })).toBe(false)
})

test('Ctrl+Alt+Enter and Cmd+Option+Enter match with both Enter keys', () => {
  expect(matches(SEND, { key: 'Enter', code: 'NumpadEnter', ctrlKey: true, altKey: true })).toBe(true)
  expect(matches(SEND, { key: 'Enter', metaKey: true, altKey: true })).toBe(true)
  expect(matches(SEND, { key: 'Enter', ctrlKey: true })).toBe(false)
  expect(matches(SEND, { key: 'Enter', altKey: true })).toBe(false)
})

test('a punctuation key matches with and without Shift', () => {
  expect(matches(LIST, { key: '?', shiftKey: true })).toBe(true)
  expect(matches(LIST, { key: '?' })).toBe(true)
  expect(matches(LIST, { key: '?', ctrlKey: true })).toBe(false)
  expect(matches(LIST, { key: '?', metaKey: true })).toBe(false)
  expect(matches(LIST, { key: '/', shiftKey: true })).toBe(false)
})

test('only a key that types a character is a single key', () => {
  expect([LIST, SEARCH, SEND, MESSAGES].map(isSingleKey)).toEqual([true, false, false, false])
})

test('keys are named as printed on the keyboard', () => {
  expect(chordKeys(SEARCH, false)).toEqual(['Ctrl', 'K'])
  expect(chordKeys(SEARCH, true)).toEqual(['⌘', 'K'])
  expect(chordKeys(SEND, false)).toEqual(['Ctrl', 'Alt', 'Enter'])
  expect(chordKeys(SEND, true)).toEqual(['⌥', '⌘', '↩'])
  expect(chordKeys(MESSAGES, true)).toEqual(['F6'])
})

test('aria-keyshortcuts gets the names of the specification', () => {
  expect(ariaChord(SEARCH, false)).toBe('Control+K')
  expect(ariaChord(SEND, true)).toBe('Meta+Alt+Enter')
  expect(ariaChord(LIST, false)).toBe('?')
})
