import { uint16Add, uint16Gt } from 'werift'

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
      if (isSkipping && last !== null) shift = uint16Add(last + 1, -number)
      isSkipping = false
      const shifted = uint16Add(number, shift)
      if (last === null || uint16Gt(shifted, last)) last = shifted
      return shifted
    },

    /** For a packet that is sent again or late: it neither ends the skipping nor changes the last number. */
    repeated: (number: number): number => uint16Add(number, shift),

    toSender: (number: number): number => uint16Add(number, -shift),
  }
}

export type SequenceNumbers = ReturnType<typeof createSequenceNumbers>
