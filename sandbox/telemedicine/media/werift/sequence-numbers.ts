const NUMBERS = 0x1_0000

/**
 * The numbers of the packets as one receiver sees them. What was left out while somebody was paused must not look lost: the
 * receiver would request it again, and the sender would assume a poor connection.
 */
export const createSequenceNumbers = () => {
  let shift = 0
  let last: number | null = null
  let isCut = false

  return {
    /** From now on packets are left out; the next one that is not goes on where the last one was. */
    skip(): void {
      isCut = last !== null
    },

    toReceiver(number: number): number {
      if (isCut && last !== null) shift = wrapped(last + 1 - number)
      isCut = false
      const shifted = wrapped(number + shift)
      if (last === null || isNewer(shifted, last)) last = shifted
      return shifted
    },

    /** Of a packet that was numbered before. */
    repeated: (number: number): number => wrapped(number + shift),

    toSender: (number: number): number => wrapped(number - shift),
  }
}

export type SequenceNumbers = ReturnType<typeof createSequenceNumbers>

const wrapped = (number: number): number => ((number % NUMBERS) + NUMBERS) % NUMBERS

const isNewer = (number: number, than: number): boolean => number !== than && wrapped(number - than) < NUMBERS / 2
