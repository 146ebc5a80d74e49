/** As many as a sender keeps to send again. */
const REMEMBERED = 1_024

/** Which of the last packets of a stream have arrived. */
export const createArrivals = () => {
  const slots = new Int32Array(REMEMBERED).fill(-1)
  return {
    add(number: number): void {
      slots[number % REMEMBERED] = number
    },
    has: (number: number): boolean => slots[number % REMEMBERED] === number,
  }
}

export type Arrivals = ReturnType<typeof createArrivals>
