/** Head and shoulders; the hair tells the two apart. */
export function Silhouette({ gender }: { gender: 'male' | 'other' }) {
  return (
    <svg viewBox="0 0 40 40" fill="currentColor">
      <path d="M20 26c-7.6 0-13 4.6-13.8 11A20 20 0 0 0 20 42a20 20 0 0 0 13.8-5C33 30.6 27.6 26 20 26Z" />
      {gender === 'male' ? (
        <path d="M20 8.5a7 7 0 0 1 7 7.3c0 4.400-3.100 8-7 8s-7-3.600-7-8a7 7 0 0 1 7-7.3Z" />
      ) : (
        <path d="M20 7.5c5.200 0 8.400 3.700 8.400 9 0 3.300.5 5.500 1.800 7.400-1.700 1.200-4 1.600-6 1.300a7 7 0 0 1-8.400 0c-2 .3-4.300-.1-6-1.300 1.300-1.900 1.800-4.100 1.800-7.400 0-5.300 3.200-9 8.400-9Z" />
      )}
    </svg>
  )
}
