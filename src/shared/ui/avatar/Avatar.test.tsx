import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar'

const drawingOf = (gender: 'male' | 'other') =>
  render(<Avatar name="Deniz" gender={gender} />).container.querySelector('svg')?.innerHTML

test('each gender has a silhouette of its own (F-N16)', () => {
  const [male, other] = [drawingOf('male'), drawingOf('other')]
  expect(male).toBeTruthy()
  expect(other).toBeTruthy()
  expect(other).not.toBe(male)
})
