const NUMBERS = 0x1_0000

/**
 * Maps the RTP sequence numbers of a sender to those of one receiver. Packets skipped during a pause must not leave a gap: the
 * receiver would request them, and the sender would assume a poor connection.
 */
export const createSequenceNumbers = () => {
  let shift = 0
  let last: number | null = null
  let isSkipping = false

  return {
    /** Packets are skipped from now on; the next forwarded one continues after the last number. */
    skip(): void {
      isSkipping = last !== null
    },

    toReceiver(number: number): number {
      if (isSkipping && last !== null) shift = wrapped(last + 1 - number)
      isSkipping = false
      const shifted = wrapped(number + shift)
      if (last === null || isNewer(shifted, last)) last = shifted
      return shifted
    },

    /** For a packet that already has a number. */
    repeated: (number: number): number => wrapped(number + shift),

    toSender: (number: number): number => wrapped(number - shift),
  }
}

export type SequenceNumbers = ReturnType<typeof createSequenceNumbers>

const wrapped = (number: number): number => ((number % NUMBERS) + NUMBERS) % NUMBERS

const isNewer = (number: number, than: number): boolean => number !== than && wrapped(number - than) < NUMBERS / 2
