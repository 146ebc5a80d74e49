/** As many packets as a sender stores for retransmission. */
const HISTORY_SIZE = 1_024

export const createReceivedPackets = () => {
  const slots = new Int32Array(HISTORY_SIZE).fill(-1)
  return {
    add(number: number): void {
      slots[number % HISTORY_SIZE] = number
    },
    has: (number: number): boolean => slots[number % HISTORY_SIZE] === number,
  }
}

export type ReceivedPackets = ReturnType<typeof createReceivedPackets>
