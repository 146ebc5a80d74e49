export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--color-accent)" />
      <rect x="7" y="13" width="18" height="6" rx="3" fill="var(--color-on-accent)" opacity="0.6" />
      <rect x="13" y="7" width="6" height="18" rx="3" fill="var(--color-on-accent)" />
    </svg>
  )
}
